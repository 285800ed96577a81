import { useTranslation } from 'react-i18next';
import { type Caster, languageModes, type Scene } from '~/broadcast/scene';
import { CasterFields } from './CasterFields';
import { DeskChoice, type DeskFormState, DeskSelect, DeskTextarea } from './DeskField';
import { countdownMinutes } from './desk-values';

interface Props {
  state: DeskFormState;
  seen: Scene;
  knownCasters: readonly Caster[];
}

// Fields that stand folded: a problem with one of them opens them.
const showProblems = ['countdown', 'ticker', 'casterName1', 'language'];

/** What stays from match to match: the countdown, the ticker, the casters, the language. */
export function ShowFields({ state, seen, knownCasters }: Props) {
  const { t } = useTranslation();
  const summary = [
    ...seen.casters.map(({ name, handle }) => name || handle),
    seen.ticker[0],
    t(`broadcast.languages.${seen.language}`),
  ]
    .filter(Boolean)
    .join(' / ');
  return (
    <details id="show" className="card desk-show" open={showProblems.some((name) => name in state.problems)}>
      <summary>
        <h2>{t('broadcast.sections.show')}</h2>
        <small className="soft">{summary}</small>
      </summary>
      <div className="stack">
        <DeskSelect
          state={state}
          name="countdown"
          label={t('broadcast.fields.countdownEndsAt')}
          choices={[
            ...(seen.countdownEndsAt ? [['keep', t('broadcast.countdown.keep')] as const] : []),
            ['none', t('broadcast.countdown.none')],
            ...countdownMinutes.map(
              (minutes) => [String(minutes), t('broadcast.countdown.minutes', { minutes })] as const,
            ),
          ]}
        />
        <DeskTextarea
          state={state}
          name="ticker"
          label={t('broadcast.fields.ticker')}
          hint={t('broadcast.fields.tickerHint')}
          rows={3}
        />
        <CasterFields state={state} known={knownCasters} />
        <DeskChoice
          state={state}
          name="language"
          label={t('broadcast.fields.language')}
          choices={languageModes.map((mode) => [mode, t(`broadcast.languages.${mode}`)] as const)}
        />
      </div>
    </details>
  );
}
