import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import { formatInstant } from '~/time/instant';
import { HouseRuleList } from '~/tournaments/HouseRuleList';
import { RegulationName } from '~/tournaments/RegulationName';
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

function Value({
  unit,
  settings,
  now,
}: {
  unit: TournamentUnit;
  settings: TournamentSettings;
  now: Date;
}): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = (instant: Date) => formatInstant(new Date(instant), settings.timeZone, locale, now);
  switch (unit) {
    case 'name':
      return settings.name;
    case 'rule':
      return t(`tournaments.rule.${settings.rule}`);
    case 'regulation':
      return (
        <>
          {t(`tournaments.game.${settings.game}`)} <RegulationName regulation={settings.regulation} />
        </>
      );
    case 'format':
      return t(`tournaments.format.${settings.format}`);
    case 'sheetKind':
      return t(`tournaments.detail.${settings.sheetKind}`);
    case 'schedule':
      return (
        <>
          {t('tournaments.startsAt')} {at(settings.scheduledStartAt)}
          <br />
          {t('tournaments.deadlineAt')} {at(settings.submissionDeadlineAt)}
          <br />
          {t('tournaments.endsAt')} {at(settings.endsAt)}
        </>
      );
    case 'externalUrl':
      return settings.externalUrl ?? t('fields.conflict.none');
    case 'place':
      return [settings.place, settings.placeUrl].filter(Boolean).join(' ') || t('fields.conflict.none');
    case 'nameEn':
    case 'capacity':
    case 'contact':
      return settings[unit] || t('fields.conflict.none');
    case 'description':
    case 'ruleText':
      return <WrittenText text={settings[unit]} />;
    case 'houseRules':
      return settings.houseRules ? (
        <HouseRuleList rules={settings.houseRules} />
      ) : (
        t('tournaments.houseRules.none')
      );
    case 'isStrict':
    case 'allowsSeveral':
    case 'speciesClause':
    case 'isTest':
      return t(settings[unit] ? 'host.conflict.on' : 'host.conflict.off');
  }
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
