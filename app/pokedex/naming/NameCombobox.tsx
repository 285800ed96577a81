import { useCombobox } from 'downshift';
import { type ComponentPropsWithoutRef, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dictionary, nameOf } from '~/pokedex/name';
import type { Aliases } from '~/pokedex/search';
import { toastOfApiError } from '~/ui/api-error';
import { useLocale } from '~/ui/root-data';
import { useErrorToast } from '~/ui/shell/use-error-toast';
import { loadNames, type NameKind } from './load-names';
import { loadRules, TournamentContext } from './load-rules';
import { loadWords } from './load-words';
import { suggestNames } from './name-suggestions';

export interface NameComboboxProps {
  kind: NameKind;
  first?: readonly string[];
  startValue: string;
  label: string;
  input: ComponentPropsWithoutRef<'input'> & { id: string; name: string };
}

const failed = new Set<NameKind>();

export default function NameCombobox({ kind, first, startValue, label, input }: NameComboboxProps) {
  const { t } = useTranslation();
  const showToast = useErrorToast();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<Dictionary>({});
  const [text, setText] = useState(startValue);
  const tournamentId = useContext(TournamentContext);
  const [words, setWords] = useState<Aliases>();
  const [allowed, setAllowed] = useState<ReadonlySet<string>>();
  const [used, setUsed] = useState<readonly string[]>();
  function load() {
    loadNames(kind).then(setNames, (failure: unknown) => {
      // Once is enough: offline, every field would show it.
      if (failed.has(kind)) return;
      failed.add(kind);
      showToast(toastOfApiError(failure));
    });
    // Best effort: the official names are completed without the rest.
    loadWords(kind).then(setWords, () => undefined);
    if (!tournamentId) return;
    loadRules(tournamentId).then(
      ({ offered, used: byKind }) => {
        if (kind === 'species' || kind === 'items') setAllowed(offered[kind]);
        setUsed(byKind[kind]);
      },
      () => undefined,
    );
  }
  const items = useMemo(
    () => suggestNames(names, text, { aliases: words, first, allowed, used }),
    [names, text, words, first, allowed, used],
  );

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    id: `${input.id}-names`,
    inputId: input.id,
    items,
    initialInputValue: startValue,
    defaultHighlightedIndex: text === '' ? -1 : 0,
    itemToString: (key) => (key ? nameOf(names, key, locale) : ''),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    // Listeners of the form hear of no choice otherwise.
    onSelectedItemChange: () =>
      setTimeout(() => field.current?.dispatchEvent(new Event('change', { bubbles: true }))),
    getA11yStatusMessage: ({ isOpen: open }) =>
      open
        ? items.length
          ? t('fields.species.count', { count: items.length })
          : t('fields.species.none')
        : '',
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
        // A field filled in by a paste or an image opens no list.
        case useCombobox.stateChangeTypes.InputChange:
          return {
            ...changes,
            isOpen: changes.isOpen && document.activeElement === field.current,
            // Searches for the new text: people may type a single kanji, and names may load after it.
            highlightedIndex: changes.inputValue === '' ? -1 : 0,
          };
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
        default:
          return changes;
      }
    },
  });

  const isShown = isOpen && items.length > 0;
  useEffect(() => {
    if (isShown) makeRoom(field.current);
  }, [isShown]);

  return (
    <div className="combobox">
      <input
        {...getInputProps({
          ...input,
          ref: field,
          // The label's own `for` names the field.
          'aria-labelledby': undefined,
          onFocus: load,
          onKeyDown: (event) => {
            // Enter and arrows belong to the IME while it converts kana.
            if (event.nativeEvent.isComposing) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
      />
      <ul {...getMenuProps({ 'aria-label': `${label} ${t('fields.species.choices')}` })} hidden={!isShown}>
        {isShown &&
          items.map((key, index) => (
            <li key={key} {...getItemProps({ item: key, index })} data-active={index === highlightedIndex}>
              {nameOf(names, key, locale)}{' '}
              <small lang={locale === 'ja' ? 'en' : 'ja'}>
                {nameOf(names, key, locale === 'ja' ? 'en' : 'ja')}
              </small>
            </li>
          ))}
      </ul>
    </div>
  );
}

function makeRoom(field: HTMLInputElement | null) {
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
  if (!field || field.getBoundingClientRect().bottom + 200 <= visibleHeight) return;
  (field.closest('.field') ?? field).scrollIntoView({ block: 'start' });
}
