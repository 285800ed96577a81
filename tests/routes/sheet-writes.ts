import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { hashEditKey, makeEditKey } from '~/sheets/edit-key.server';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { contentOf, submitTeamSheet } from '~/sheets/team-sheet.server';
import { ids, teamSheet } from '../world';
import { cookieOf, goodFields, site } from './team-form';

export const db = openDatabase(env.DB);
export const minute = 60_000;
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

export type Tournament = typeof tournaments.$inferInsert;

let address = 0;
/** From an address of its own, so that no limit is met. */
export function send(path: string, fields: Record<string, string>, cookie = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { Cookie: cookie, 'CF-Connecting-IP': `192.0.2.${address++ % 250}` };
  return SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual', headers });
}

export async function openTournament(change: Partial<Tournament> = {}): Promise<string> {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, ids.open));
  const id = newId();
  await db.insert(tournaments).values({ ...(row as Tournament), id, ...change });
  return id;
}

/** Submitted while its tournament was open, by a guest or by the account of this cookie. */
export async function submit(tournamentId: string, cookie = '') {
  const key = newId();
  const response = await send(
    `/team-submit/ots/${tournamentId}`,
    { ...goodFields(key), intent: 'submit' },
    cookie,
  );
  expect(response.status).toBe(302);
  const id = /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
  return { id, key, tournamentId, cookie: cookieOf(response) };
}

export type Sheet = typeof teamSheets.$inferInsert;
/** A public sheet as it is stored, however nobody could have submitted it. */
export async function addSheet(tournamentId: string, change: Partial<Sheet> = {}) {
  const id = newId();
  await db
    .insert(teamSheets)
    .values({ ...teamSheet({ id, tournamentId }, Date.now()), isPublic: true, ...change });
  return id;
}

let submittedContent: Promise<TeamSheetContent> | undefined;
/** The content that the form stores for `goodFields`, submitted once and memoized. */
const contentByForm = () => {
  submittedContent ??= openTournament()
    .then((id) => submit(id))
    .then(async ({ id }) => contentOf(await stored(id)));
  return submittedContent;
};

/** The same as `submit`, without the form: by the function that its action calls. */
export async function submitDirectly(tournamentId: string, ownerId: string | null) {
  const from = { tournamentId, submissionKey: newId() };
  const { discordId = '', tonamelId = '' } = goodFields(from.submissionKey);
  const editKey = makeEditKey(env.SESSION_SECRET, from);
  const content = { ...(await contentByForm()), discordId, tonamelId };
  const submission = { ...from, editKeyHash: hashEditKey(editKey), ownerId, content };
  const made = await submitTeamSheet(db, submission, new Date());
  if (!made?.isNew) throw new Error('The sheet was not submitted.');
  const [cookie = ''] = editKeyCookie(env.SESSION_SECRET, new Map(), [made.id, editKey], true).split(';');
  return { id: made.id, key: from.submissionKey, tournamentId, cookie };
}
export type Submitted = Awaited<ReturnType<typeof submit>>;

export const stored = async (id: string) => {
  const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  if (!sheet) throw new Error('The sheet is gone.');
  return sheet;
};
export const revisionsOf = (id: string) =>
  db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id)).orderBy(teamRevisions.revision);

export const changed = (key = newId(), revision = 1) => ({
  ...goodFields(key),
  'members[5].species': 'ドドゲザン',
  revision: String(revision),
  reason: '登録の誤り',
  intent: 'submit',
});

export const submitTo = (tournamentId: string, kind = 'ots', end = '') =>
  `/team-submit/${kind}/${tournamentId}${end}`;
