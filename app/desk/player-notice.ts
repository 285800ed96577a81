import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { changeLine } from '~/sheets/change-label';
import type { HistoryEntry } from '~/sheets/team-history';
import { formatInstant } from '~/time/instant';

interface NoticedTeam {
  displayName: string;
  isGuest: boolean;
  tournamentName: string;
  timeZone: string;
  /** Absolute, as is `editUrl`. */
  url: string;
  editUrl: string;
}

const noticedActs = ['correct', 'lock', 'renewLink', 'withdraw', 'restore'] as const;
type NoticedAct = (typeof noticedActs)[number];

/** @returns the last act of staff, if the player must know of it: a valid unlock, a correction, a new link … */
export function findToldEntry(history: readonly HistoryEntry[], now: Date): HistoryEntry | undefined {
  const latest = history.find(({ by }) => by === 'staff');
  const isUnlocked = latest?.what === 'unlock' && latest.until !== undefined && latest.until > now;
  return isUnlocked || noticedActs.some((what) => what === latest?.what) ? latest : undefined;
}

/** Message to the player about an act of staff: mailed to an account, copied by staff for a guest. */
export function playerNotice(
  { what, at, until, reason, changes = [] }: HistoryEntry,
  team: NoticedTeam,
  { t, locale, now }: { t: Translate; locale: Locale; now: Date },
): { subject: string; text: string } {
  const { displayName: name, isGuest, tournamentName: tournament, timeZone, url, editUrl } = team;
  const timeOf = (instant: Date) => formatInstant(instant, timeZone, locale, now);
  if (what === 'unlock' && until)
    return {
      subject: t('desk.told.unlock.subject', { tournament }),
      text: t(isGuest ? 'desk.told.unlock.guest' : 'desk.told.unlock.text', {
        name,
        tournament,
        until: timeOf(until),
        url: editUrl,
        reason,
      }),
    };
  const act: NoticedAct = noticedActs.find((each) => each === what) ?? 'correct';
  return {
    subject: t(`desk.told.${act}.subject`, { tournament }),
    text: t(`desk.told.${act}.text`, {
      name,
      tournament,
      at: timeOf(at),
      changes: changes.map((change) => changeLine(change, t)).join('\n'),
      url,
      reason,
    }),
  };
}
