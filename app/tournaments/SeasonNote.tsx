import { useTranslation } from 'react-i18next';
import { isNextRegulation } from '~/pokedex/seasons';
import { useLocale } from '~/ui/root-data';
import { regulationText } from './regulation-text';
import { seasonRemark } from './season-remark';
import { phaseOf } from './tournament';
import type { FoundTournament } from './tournament.server';

/** Shown to players until the end. Whether another known regulation should be named concerns the staff alone. */
export function SeasonNote({ tournament, now }: { tournament: FoundTournament; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const remark = phaseOf(tournament, now) === 'past' ? undefined : seasonRemark(tournament, now);
  const isForPlayers = isNextRegulation(tournament.regulation) || remark?.key === 'regulationMissing';
  if (!remark || !isForPlayers || remark.key === 'regulationOver') return null;
  const regulation = remark.regulation?.name[locale] ?? regulationText(tournament.regulation, t, locale);
  return (
    <>
      <br />
      <span className="soft">{t(`tournaments.detail.${remark.key}`, { regulation })}</span>
    </>
  );
}
