import { useTranslation } from 'react-i18next';
import { arrangements, type Caster, languageModes, type Scene } from '~/broadcast/scene';
import { timeZoneName } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { useLocale } from '~/ui/root-data';
import { CasterFields } from './CasterFields';
import { DeskChoice, type DeskFormState, DeskSelect, DeskText, DeskTextarea } from './DeskField';
import { countdownMinutes } from './desk-values';

interface Props {
  state: DeskFormState;
  seen: Scene;
  knownCasters: readonly Caster[];
  timeZone: string;
}

// A problem in one of these fields opens the collapsed section.
const showProblems = /^(countdown|ticker|caster|arrangement|language)/;

export function ShowFields({ state, seen, knownCasters, timeZone }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const timeOf = (instant: string) => localOf(new Date(instant), timeZone).slice(11);
  const summary = [
    ...seen.casters.map(({ name, handle }) => name || handle),
    seen.ticker[0],
    t(`broadcast.languages.${seen.language}`),
  ]
    .filter(Boolean)
    .join(' / ');
  return (
    <details
      id="show"
      className="card desk-show"
      open={Object.keys(state.problems).some((name) => showProblems.test(name))}
    >
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
            ...(seen.countdownEndsAt
              ? [['keep', t('broadcast.countdown.keep', { at: timeOf(seen.countdownEndsAt) })] as const]
              : []),
            ['none', t('broadcast.countdown.none')],
            ['at', t('broadcast.countdown.at')],
            ...countdownMinutes.map(
              (minutes) => [String(minutes), t('broadcast.countdown.minutes', { minutes })] as const,
            ),
          ]}
        />
        <DeskText
          state={state}
          name="countdownAt"
          label={t('broadcast.fields.countdownAt')}
          hint={t('broadcast.fields.countdownAtHint', { zone: timeZoneName(new Date(), timeZone, locale) })}
          type="time"
        />
        <DeskTextarea
          state={state}
          name="ticker"
          label={t('broadcast.fields.ticker')}
          hint={t('broadcast.fields.tickerHint')}
          rows={3}
        />
        <DeskTextarea
          state={state}
          name="tickerEn"
          label={t('told.english.ticker')}
          hint={t('told.english.tickerHint')}
          rows={3}
        />
        <CasterFields state={state} known={knownCasters} />
        <DeskChoice
          state={state}
          name="arrangement"
          label={t('broadcast.fields.arrangement')}
          choices={arrangements.map((each) => [each, t(`broadcast.arrangements.${each}`)] as const)}
        />
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
