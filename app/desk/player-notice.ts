import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { changeLine } from '~/sheets/change-label';
import type { HistoryEntry } from '~/sheets/team-history';
import { formatInstant } from '~/time/instant';

/** Whose team it is, and where. */
interface NoticedTeam {
  displayName: string;
  isGuest: boolean;
  tournamentName: string;
  timeZone: string;
  /** Absolute. */
  url: string;
  editUrl: string;
}

const told = ['correct', 'lock', 'renewLink', 'withdraw', 'restore'] as const;
type Told = (typeof told)[number];

/** The last thing staff did that its player has to know: an unlock that still holds, a correction, a new link. */
export function findToldEntry(history: readonly HistoryEntry[], now: Date): HistoryEntry | undefined {
  const latest = history.find(({ by }) => by === 'staff');
  const isUnlocked = latest?.what === 'unlock' && latest.until !== undefined && latest.until > now;
  return isUnlocked || told.some((what) => what === latest?.what) ? latest : undefined;
}

/** What the player is told of it: a mail where there is an account, else a text that staff can send. */
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
  const done: Told = told.find((each) => each === what) ?? 'correct';
  return {
    subject: t(`desk.told.${done}.subject`, { tournament }),
    text: t(`desk.told.${done}.text`, {
      name,
      tournament,
      at: timeOf(at),
      changes: changes.map((change) => changeLine(change, t)).join('\n'),
      url,
      reason,
    }),
  };
}
