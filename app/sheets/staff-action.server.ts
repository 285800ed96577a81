import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { staffActions, teamSheets } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { instantOf } from '~/time/zoned-time';
import { noteSheetChange } from '~/tournaments/tournament.server';
import { maxReasonLength } from './staff-action';

const maxUnlockMs = 30 * 24 * 3_600_000;

export const reasonField = (t: Translate) =>
  lineField({
    max: maxReasonLength,
    required: t('desk.act.reasonRequired'),
    tooLong: t('desk.act.reasonTooLong', { max: maxReasonLength }),
  });

/** The team's version when the form was opened, returned with errors. */
const seen = z.string().optional().transform(seenOf);

export const reasonForm = (t: Translate) => z.object({ reason: reasonField(t), seen });

interface Until {
  timeZone: string;
  now: Date;
  latest: Date;
  tooLate: string;
}

/** Parses a future time by the tournament's clock, up to `latest`. */
export const untilField = (t: Translate, { timeZone, now, latest, tooLate }: Until) =>
  z
    .string()
    .optional()
    .transform((text = '', context) => {
      const at = instantOf(text, timeZone)?.at;
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (!at) return refuse(t('desk.act.untilRequired'));
      if (at <= now) return refuse(t('desk.act.untilPast'));
      return at > latest ? refuse(tooLate) : at;
    });

export const unlockForm = (t: Translate, timeZone: string, now: Date) => {
  const latest = new Date(now.getTime() + maxUnlockMs);
  const until = untilField(t, { timeZone, now, latest, tooLate: t('desk.act.untilFar') });
  return z.object({ reason: reasonField(t), until, seen });
};

/** Version of a team for optimistic concurrency: its revision and the last staff action. */
export interface SeenTeam {
  revision: number;
  lastActionId: number;
}

export const seenText = ({ revision, lastActionId }: SeenTeam) => `${revision}.${lastActionId}`;

function seenOf(text: unknown): SeenTeam {
  const [, revision, lastActionId] = /^(\d{1,9})\.(\d{1,9})$/.exec(String(text)) ?? [];
  return { revision: Number(revision ?? -1), lastActionId: Number(lastActionId ?? -1) };
}

/** Version check: neither its player nor staff changed the team since. */
const unchangedSince = ({ revision, lastActionId }: SeenTeam): SQL =>
  sql`${teamSheets.revision} = ${revision} and coalesce(
    (select max(a.id) from staff_actions a where a.team_sheet_id = ${teamSheets.id}), 0) = ${lastActionId}`;

export interface StaffDeed {
  id: string;
  action: 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink';
  byUserId: string;
  reason: string;
  until?: Date;
  /** Hash of the new edit key if a guest's link is renewed; the old key stops working. */
  editKeyHash?: string;
}

const effects = {
  unlock: ({ until }: StaffDeed) => ({ unlockedUntil: until ?? null }),
  lock: () => ({ unlockedUntil: null }),
  withdraw: (_: StaffDeed, now: Date) => ({
    withdrawnAt: now,
    withdrawnBy: 'staff' as const,
    unlockedUntil: null,
  }),
  restore: () => ({ withdrawnAt: null, withdrawnBy: null }),
  renewLink: ({ editKeyHash }: StaffDeed) => ({ editKeyHash }),
} as const;

/** @returns false if somebody changed the team since `seen` */
export async function actOnTeam(db: Database, deed: StaffDeed, seen: SeenTeam, now: Date): Promise<boolean> {
  const { id, action, byUserId, reason, until } = deed;
  const isCurrent = and(
    eq(teamSheets.id, id),
    unchangedSince(seen),
    // There is no player left to change it.
    action === 'unlock' ? isNull(teamSheets.idsRemovedAt) : undefined,
    action === 'unlock' || action === 'restore' ? isNull(teamSheets.erasedAt) : undefined,
    // Accounts need no link, and players of erased sheets can't be reached.
    action === 'renewLink' ? and(isNull(teamSheets.ownerId), isNull(teamSheets.erasedAt)) : undefined,
  );
  const [written] = await db.batch([
    db.update(teamSheets).set(effects[action](deed, now)).where(isCurrent).returning({ id: teamSheets.id }),
    // `isCurrent` doesn't depend on what the first statement writes, so both hold or neither does.
    db.insert(staffActions).select(
      sql`select null, id, ${byUserId}, 'staff', ${action}, ${reason}, ${until?.getTime() ?? null}, ${now.getTime()}
        from team_sheets where ${isCurrent}`,
    ),
    noteSheetChange(db, id),
  ]);
  return written.length === 1;
}

/** @returns the version after the first press; undefined unless one's own action was repeated with none in between */
export async function findFirstPress(
  db: Database,
  deed: StaffDeed,
  seen: SeenTeam,
): Promise<SeenTeam | undefined> {
  const { id, action, byUserId, reason, until } = deed;
  const since = and(eq(staffActions.teamSheetId, id), gt(staffActions.id, seen.lastActionId));
  const [done, ...others] = await db
    .select({
      ...columnsOf(staffActions, 'id', 'action', 'byUserId', 'reason', 'until'),
      revision: teamSheets.revision,
    })
    .from(staffActions)
    .innerJoin(teamSheets, eq(teamSheets.id, staffActions.teamSheetId))
    .where(since)
    .limit(2);
  const isSame =
    done?.action === action &&
    done.byUserId === byUserId &&
    done.reason === reason &&
    done.until?.getTime() === until?.getTime() &&
    done.revision === seen.revision;
  return done && isSame && others.length === 0
    ? { revision: done.revision, lastActionId: done.id }
    : undefined;
}
