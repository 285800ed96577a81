import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { announcements } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { lineField, linesField } from '~/text/line-field.server';
import { instantOf } from '~/time/zoned-time';
import { evenIfWrong } from '~/ui/form/parse-form';
import {
  type AnnouncementTexts,
  announcementFor,
  maxAheadMs,
  maxAnnouncements,
  maxAnnouncementText,
  maxAnnouncementTitle,
  maxMailed,
} from './announcement';
import { noteTimes } from './note-times.server';

/** Requires a title in one language at least; without a time it shows at once. */
export const announcementFields = (t: Translate, timeZone: string, now: Date) => {
  const title = () =>
    lineField({
      max: maxAnnouncementTitle,
      tooLong: t('hall.problems.tooLong', { max: maxAnnouncementTitle }),
    });
  const text = () =>
    linesField({
      max: maxAnnouncementText,
      tooLong: t('hall.problems.tooLong', { max: maxAnnouncementText }),
    });
  return z
    .object({
      titleJa: title(),
      titleEn: title(),
      textJa: text(),
      textEn: text(),
      showsAt: z
        .string()
        .optional()
        .transform((input = '', context): Date => {
          if (!input) return now;
          const at = instantOf(input, timeZone)?.at;
          const isFar = at !== undefined && at.getTime() - now.getTime() > maxAheadMs;
          if (at && !isFar) return at > now ? at : now;
          context.addIssue({ code: 'custom', message: t(`hall.problems.${at ? 'far' : 'date'}`) });
          return z.NEVER;
        }),
      isMailed: z.boolean().optional().default(false),
    })
    .superRefine(({ titleJa, titleEn, textJa, textEn }, context) => {
      const missing = (path: string) =>
        context.addIssue({ code: 'custom', path: [path], message: t('hall.problems.title') });
      if (!titleJa && (textJa || !titleEn)) missing('titleJa');
      if (!titleEn && textEn) missing('titleEn');
    }, evenIfWrong);
};

interface NewAnnouncement extends AnnouncementTexts {
  id: string;
  tournamentId: string;
  showsAt: Date;
  isMailed: boolean;
  byUserId: string;
}

const day = 24 * 3_600_000;

// One that was taken back before its mail went out does not count.
const mayBeMailed = (tournamentId: string, showsAt: Date) => sql`(select count(*) from announcements
  where tournament_id = ${tournamentId} and is_mailed = 1 and (taken_back_at is null or mailed_at is not null)
    and shows_at > ${showsAt.getTime() - day} and shows_at < ${showsAt.getTime() + day}) < ${maxMailed}`;

/** `id` is the form's idempotency key. @returns undefined if there are too many, or another tournament has it */
export async function addAnnouncement(
  db: Database,
  row: NewAnnouncement,
): Promise<{ isMailed: boolean } | undefined> {
  const { id, tournamentId, titleJa, titleEn, textJa, textEn, showsAt, isMailed, byUserId } = row;
  const insert = db
    .insert(announcements)
    .select(
      sql`select ${id}, ${tournamentId}, ${titleJa}, ${titleEn}, ${textJa}, ${textEn}, ${showsAt.getTime()},
        ${isMailed ? mayBeMailed(tournamentId, showsAt) : 0}, null, ${byUserId}, ${atWrite}, null
      where (select count(*) from announcements where tournament_id = ${tournamentId}) < ${maxAnnouncements}`,
    )
    .onConflictDoNothing();
  await db.batch([insert, ...noteTimes(db, { tournamentId, kinds: ['announcement.posted'] })]);
  const [found] = await db
    .select({ isMailed: announcements.isMailed })
    .from(announcements)
    .where(and(eq(announcements.id, id), eq(announcements.tournamentId, tournamentId)));
  return found;
}

export const listAnnouncements = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(announcements, 'id', 'titleJa', 'titleEn', 'textJa', 'textEn', 'showsAt'),
      ...columnsOf(announcements, 'isMailed', 'mailedAt', 'takenBackAt'),
      /** Accounts whose mail was given up. */
      unsent: sql<number>`(select count(*) from notices n join notice_mails m on m.notice_id = n.id
        where n.kind = 'announcement.posted' and n.occasion = announcements.id
          and m.failed_at is not null and m.sent_at is null)`,
    })
    .from(announcements)
    .where(eq(announcements.tournamentId, tournamentId))
    .orderBy(desc(announcements.showsAt), desc(announcements.id))
    .limit(maxAnnouncements);

export async function takeBackAnnouncement(db: Database, tournamentId: string, id: unknown, now: Date) {
  if (typeof id !== 'string' || !isId(id)) return false;
  const taken = await db
    .update(announcements)
    .set({ takenBackAt: now })
    .where(
      and(
        eq(announcements.id, id),
        eq(announcements.tournamentId, tournamentId),
        isNull(announcements.takenBackAt),
      ),
    )
    .returning({ id: announcements.id });
  return taken.length > 0;
}

const shownAtOnce = 20;

export const listShown = (db: Database, tournamentIds: readonly string[], now: Date) =>
  db
    .select(
      columnsOf(announcements, 'id', 'tournamentId', 'titleJa', 'titleEn', 'textJa', 'textEn', 'showsAt'),
    )
    .from(announcements)
    .where(
      and(
        inArray(announcements.tournamentId, [...tournamentIds]),
        lte(announcements.showsAt, now),
        isNull(announcements.takenBackAt),
      ),
    )
    .orderBy(desc(announcements.showsAt), desc(announcements.id))
    .limit(shownAtOnce);

export async function listShownAnnouncements(
  db: Database,
  tournamentIds: readonly string[],
  { now, locale }: { now: Date; locale: Locale },
) {
  const rows = tournamentIds.length > 0 ? await listShown(db, tournamentIds, now) : [];
  return rows.flatMap(({ id, tournamentId, showsAt, ...texts }) => {
    const content = announcementFor(texts, locale);
    return content ? [{ id, tournamentId, showsAt, content }] : [];
  });
}
export type ShownAnnouncement = Awaited<ReturnType<typeof listShownAnnouncements>>[number];
