import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Field, type FieldMeta, useAria } from '~/ui/form/Field';
import { firstTouch } from '~/ui/form/first-touch.client';
import type { NameKind } from './load-names';
import { type Mark, MarkedFrame } from './MarkedFrame';
import { NameChoices } from './NameChoices';
import type { NameComboboxProps } from './NameCombobox';

interface Props {
  field: FieldMeta;
  kind: NameKind;
  label: string;
  hint?: ReactNode;
  errors?: readonly string[];
  mark?: Mark;
  first?: readonly string[];
  choices?: readonly string[];
  active?: boolean;
  onWritten?: (text: string) => void;
}

/** Progressive enhancement: the server resolves any text; JavaScript adds suggestions. */
export function NameInput(props: Props) {
  const { field, label, hint, mark } = props;
  const errors = [...(props.errors ?? [])];
  return (
    <MarkedFrame name={field.name} {...{ label, hint, mark }}>
      {(words) => (
        <>
          <Field field={field} {...words} errors={errors}>
            <NameControl key={field.key} {...props} hint={words.hint} />
          </Field>
          <NameChoices path={field.name} label={label} />
        </>
      )}
    </MarkedFrame>
  );
}

function NameControl({ field, kind, label, hint, errors, first, choices, active = true, onWritten }: Props) {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [upgraded, setUpgraded] = useState<{ Combobox: ComponentType<NameComboboxProps>; value: string }>();
  const { t } = useTranslation();

  useEffect(() => {
    if (!active) return;
    const plain = control.current;
    let gone = false;
    const upgrade = async () => {
      if (gone) return;
      const { default: Combobox } = await import('./NameCombobox');
      // Never replaces a focused field, which would lose its focus and the IME's conversion.
      if (gone || !plain || document.activeElement === plain) return;
      // Synchronous: text typed before the replacement would be lost.
      flushSync(() => setUpgraded({ Combobox, value: plain.value }));
    };
    const tryUpgrade = () => void upgrade().catch(() => undefined);
    void firstTouch().then(tryUpgrade);
    plain?.addEventListener('blur', tryUpgrade);
    return () => {
      gone = true;
      plain?.removeEventListener('blur', tryUpgrade);
    };
  }, [active]);

  const shared = {
    id: field.id,
    name: field.name,
    form: field.formId,
    required: field.required,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    ...useAria({ field, hint, errors }),
    onChange: (event: { currentTarget: { value: string } }) => onWritten?.(event.currentTarget.value),
  } as const;
  const start = (field.initialValue as string | undefined) ?? '';
  if (upgraded) {
    const { Combobox, value } = upgraded;
    const onInput = onWritten && { onInput: shared.onChange };
    return (
      <Combobox
        {...{ kind, first, label }}
        startValue={value}
        input={{ ...shared, onChange: undefined, ...onInput }}
      />
    );
  }
  if (!choices?.length) return <input type="text" ref={control} defaultValue={start} {...shared} />;
  const { autoComplete: _, autoCapitalize: __, spellCheck: ___, ...select } = shared;
  return (
    <select ref={control} defaultValue={start} {...select}>
      <option value="">{t('fields.member.unset')}</option>
      {[...new Set([...choices, ...(start ? [start] : [])])].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
