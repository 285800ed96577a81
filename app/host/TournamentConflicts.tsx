import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { formatInstant } from '~/time/instant';
import { HouseRuleList } from '~/tournaments/HouseRuleList';
import { RegulationName } from '~/tournaments/RegulationName';
import { topCutText } from '~/tournaments/top-cut';
import type { InBothLanguages } from '~/tournaments/tournament';
import type { TournamentSettings } from '~/tournaments/tournament-values';
import { ConflictChoices } from '~/ui/form/SeenConflicts';
import { useLocale } from '~/ui/root-data';
import type { Conflict, TournamentUnit } from './tournament-conflicts';

export interface ConflictView {
  conflicts: Conflict[];
  mine: TournamentSettings;
  theirs: TournamentSettings;
}

export function TournamentConflicts({ conflicts, mine, theirs, now }: ConflictView & { now: Date }) {
  const { t } = useTranslation();
  return (
    <ConflictChoices
      again={t('fields.conflict.again', { button: t('host.saveAnyway') })}
      items={conflicts.map(({ unit, suggested }) => ({
        unit,
        suggested,
        label: t(`host.units.${unit}`),
        theirs: <Value unit={unit} settings={theirs} now={now} />,
        mine: <Value unit={unit} settings={mine} now={now} />,
      }))}
    />
  );
}

type Written = (settings: TournamentSettings, t: Translate, at: (instant: Date) => string) => ReactNode;

const optional = (text: string | number | null | undefined, t: Translate) =>
  text || t('fields.conflict.none');
const onOrOff = (isOn: boolean, t: Translate) => t(isOn ? 'host.conflict.on' : 'host.conflict.off');

const values: Record<TournamentUnit, Written> = {
  name: ({ name }) => name,
  rule: ({ rule }, t) => t(`tournaments.rule.${rule}`),
  regulation: ({ game, regulation }, t) => (
    <>
      {t(`tournaments.game.${game}`)} <RegulationName regulation={regulation} />
    </>
  ),
  format: ({ format }, t) => t(`tournaments.format.${format}`),
  sheetKind: ({ sheetKind }, t) => t(`tournaments.detail.${sheetKind}`),
  schedule: ({ scheduledStartAt, submissionDeadlineAt, endsAt }, t, at) => (
    <>
      {t('tournaments.startsAt')} {at(scheduledStartAt)}
      <br />
      {t('tournaments.deadlineAt')} {at(submissionDeadlineAt)}
      <br />
      {t('tournaments.endsAt')} {at(endsAt)}
    </>
  ),
  externalUrl: ({ externalUrl }, t) => externalUrl ?? t('fields.conflict.none'),
  place: ({ place, placeUrl }, t) => optional([place, placeUrl].filter(Boolean).join(' '), t),
  nameEn: ({ nameEn }, t) => optional(nameEn, t),
  capacity: ({ capacity }, t) => optional(capacity, t),
  topCut: ({ topCut }, t) => (topCut === null ? t('fields.conflict.none') : topCutText(t, topCut)),
  contact: ({ contact }, t) => optional(contact, t),
  description: ({ description }) => <WrittenText text={description} />,
  ruleText: ({ ruleText }) => <WrittenText text={ruleText} />,
  houseRules: ({ houseRules }, t) =>
    houseRules ? <HouseRuleList rules={houseRules} /> : t('tournaments.houseRules.none'),
  isStrict: ({ isStrict }, t) => onOrOff(isStrict, t),
  allowsSeveral: ({ allowsSeveral }, t) => onOrOff(allowsSeveral, t),
  speciesClause: ({ speciesClause }, t) => onOrOff(speciesClause, t),
  isTest: ({ isTest }, t) => onOrOff(isTest, t),
};

interface ValueProps {
  unit: TournamentUnit;
  settings: TournamentSettings;
  now: Date;
}

function Value({ unit, settings, now }: ValueProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = (instant: Date) => formatInstant(new Date(instant), settings.timeZone, locale, now);
  return values[unit](settings, t, at);
}

function WrittenText({ text }: { text: InBothLanguages | null }) {
  const { t } = useTranslation();
  if (!text) return t('fields.conflict.none');
  return locales.map((language) => (
    <span key={language} lang={language} className="linked-text">
      {text[language]}
      <br />
    </span>
  ));
}
