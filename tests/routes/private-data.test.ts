import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { calendarLinks, challenges, lateLinks, passkeys, recoveryCodes } from '~/db/schema';
import { makeGroupToken } from '~/groups/tokens/group-token.server';
import { ids, worldId } from '../world';
import { access } from './access';
import { type Person, people } from './answers';
import { askerOf } from './asker';
import { editKey, makePeople } from './matrix-people';
import { person as signedIn, site } from './person';

const d1 = env.DB;

/** What stands in a table under a mark of its own in every row, so that it is found wherever it comes out. */
const marked: Record<string, string[]> = {
  users: ['display_name', 'said_name', 'discord_id', 'twitter_id', 'tonamel_id', 'google_subject'],
  members: ['display_name', 'tonamel_id'],
  role_requests: ['purpose', 'links', 'answer'],
  tournaments: ['thumbnail_key'],
  team_sheets: [
    'submission_key',
    'display_name',
    'said_name',
    'hidden_name',
    'discord_id',
    'twitter_id',
    'tonamel_id',
    'team_code',
  ],
  entrants: ['name', 'reading', 'tonamel_id', 'discord_id', 'twitter_id', 'seat'],
  team_revisions: ['reason'],
  staff_actions: ['reason'],
  late_links: ['player_name', 'reason'],
  player_notes: ['penalty', 'text'],
  check_draws: ['seed'],
  reports: ['text'],
  report_cases: ['reason', 'note'],
  readings: ['image_key'],
  reading_samples: ['image_key'],
  posts: ['submission_key'],
  post_versions: ['reason', 'team_code'],
  post_pictures: ['image_key'],
};
/** What is secret as it is. */
const secret: Record<string, string[]> = {
  users: ['id', 'email', 'password_hash'],
  sessions: ['id', 'token_hash', 'user_agent'],
  team_sheets: ['id', 'edit_key_hash', 'reading_id'],
  readings: ['id'],
  reading_samples: ['id'],
  role_requests: ['id'],
  reports: ['id'],
  report_cases: ['id'],
  late_links: ['id', 'token_hash'],
  group_tokens: ['id', 'token_hash', 'name'],
  webhooks: ['id', 'url', 'salt'],
  webhook_deliveries: ['id'],
  calendar_links: ['token_hash'],
  passkeys: ['id', 'credential_id', 'public_key', 'name'],
  recovery_codes: ['code_hash'],
  challenges: ['challenge_hash'],
  attempts: ['key'],
};

/** Text → where it is kept. */
const privates = new Map<string, string>([[editKey, 'edit key']]);
const privatesByStart = new Map<string, [text: string, place: string][]>();
let headers: Map<Asking, Record<string, string>>;

beforeAll(async () => {
  headers = new Map([...(await makePeople()), ['player', (await signedIn('haruka@example.com')).headers]]);
  await d1.batch([
    d1.prepare(
      `insert into staff_actions (team_sheet_id, by_user_id, action, reason) select id, '${worldId('hostadmin')}', 'unlock', 'x' from team_sheets`,
    ),
    d1.prepare(`insert into player_notes (id, tournament_id, team_sheet_id, penalty, text, by_user_id)
      select 'zqnote' || rowid || 'z', tournament_id, id, 'x', 'x', '${worldId('hostadmin')}' from team_sheets`),
    d1.prepare(`insert into check_draws (id, tournament_id, seed, team_sheet_ids, among, by_user_id)
      select 'zqdraw' || rowid || 'z', id, 'x', '[]', 1, '${worldId('hostadmin')}' from tournaments`),
    d1.prepare(`update sessions set user_agent = 'zqagent' || rowid || 'z'`),
  ]);
  await openDatabase(d1)
    .insert(passkeys)
    .values(
      ['siteadmin', 'hostadmin', 'harukauser'].map((name) => ({
        id: `zqpasskey${name}z`,
        userId: worldId(name),
        credentialId: `zqcredential${name}z`,
        publicKey: `zqpublickey${name}z`,
        transports: [],
        name: `zqpasskeyname${name}z`,
      })),
    );
  await openDatabase(d1)
    .insert(recoveryCodes)
    .values({ codeHash: 'zqcodehashz', userId: worldId('harukauser') });
  await openDatabase(d1)
    .insert(challenges)
    .values({ challengeHash: 'zqchallengez', purpose: 'signIn', expiresAt: new Date(Date.now() + 60_000) });
  await openDatabase(d1)
    .insert(calendarLinks)
    .values({ userId: worldId('harukauser'), tokenHash: 'zqcalendarhashz' });
  for (const [id, decided] of [
    ['open', 'null, null'],
    ['down', '1, 1'],
  ])
    await d1.batch([
      d1.prepare(`insert into report_cases (id, kind, team_sheet_id, decided_at, taken_down_at, cause, reason, note)
        values ('zqcase${id}', 'team', '${ids.haruka}', ${decided}, 'spam', 'x', 'x')`),
      d1.prepare(`insert into reports (id, case_id, cause, text, reporter_id)
        values ('zqreport${id}', 'zqcase${id}', 'spam', 'x', '${ids.kentaUser}')`),
      d1.prepare(`update team_sheets set hidden_name = 'x' where id = '${ids.haruka}'`),
    ]);
  await openDatabase(d1)
    .insert(lateLinks)
    .values(
      [ids.open, ids.running].map((tournamentId) => ({
        ...{
          id: `zqlatelink${tournamentId}`,
          tournamentId,
          playerName: 'x',
          tokenHash: `zqlatehash${tournamentId}`,
        },
        ...{ validUntil: new Date(Date.now() + 3_600_000), reason: 'x', byUserId: worldId('hostadmin') },
      })),
    );
  await makeGroupToken(openDatabase(d1), firstOf(ids.group), {
    name: 'zqcontroltoken',
    createdBy: await askerOf(openDatabase(d1), worldId('hostadmin')),
  });
  for (const [table, columns] of Object.entries(marked))
    for (const column of columns) {
      const mark = `zq${table}${column}`.replaceAll('_', '');
      await d1
        .prepare(`update ${table} set ${column} = '${mark}' || rowid || 'z' where ${column} is not null`)
        .run();
    }
  await d1
    .prepare(
      `update team_sheets set members = json_set(members, '$[0].moves[0]', 'zqmove' || rowid || 'z', '$[0].ability', 'zqability' || rowid || 'z')`,
    )
    .run();
  await d1
    .prepare(
      `update team_revisions set snapshot = replace(replace(snapshot, '"earthquake"', '"zqoldmove' || rowid || 'z"'), 'haruka_vgc', 'zqolddiscord' || rowid || 'z')`,
    )
    .run();
  for (const kept of [marked, secret])
    for (const [table, columns] of Object.entries(kept))
      for (const column of columns) {
        const { results } = await d1
          .prepare(`select ${column} as it from ${table} where ${column} <> ''`)
          .all();
        // A sheet that no guest made has `-` for the hash of its key.
        for (const { it } of results) if (it !== '-') privates.set(String(it), `${table}.${column}`);
      }
  const { results } = await d1.prepare('select members, rowid as n from team_sheets').all<{ n: number }>();
  for (const { n } of results)
    for (const part of ['move', 'ability']) privates.set(`zq${part}${n}z`, `team_sheets.members (${part})`);
  const { results: old } = await d1.prepare('select rowid as n from team_revisions').all<{ n: number }>();
  for (const { n } of old) {
    privates.set(`zqoldmove${n}z`, 'team_revisions.snapshot');
    privates.set(`zqolddiscord${n}z`, 'team_revisions.snapshot');
  }
  for (const entry of privates) {
    expect(entry[0].length).toBeGreaterThanOrEqual(startLength);
    const start = startOf(entry[0]);
    privatesByStart.set(start, [...(privatesByStart.get(start) ?? []), entry]);
  }
});

/** More of what a route may show: other states, other sheets. */
const further = [
  '/mypage/passkeys/zqpasskeyharukauserz',
  '/mypage?page=2',
  '/request-role?kind=join&q=zq',
  '/en/tournaments?show=past',
  ...[ids.running, ids.ended, ids.runningClosed, ids.test].map((id) => `/tournaments/${id}`),
  ...[ids.running, ids.ended, ids.runningClosed].map((id) => `/admin/${ids.group}/tournaments/${id}/teams`),
  `/admin/${ids.group}/tournaments/${ids.ended}/result`,
  `/admin/${ids.group}/tournaments/${ids.running}/entrants`,
  `/admin/${ids.group}/tournaments/${ids.running}/entrants/${worldId('entranthikari')}/edit`,
  `/admin/${ids.group}/tournaments/${ids.running}/teams/${ids.haruka}`,
  `/admin/${ids.group}/tournaments/${ids.running}/teams/${ids.akari}`,
  `/admin/${ids.group}/tournaments/${ids.running}/teams/${ids.akari}/correct`,
  `/admin/${ids.group}/streaming-input?find=zq`,
  ...[ids.haruka, ids.akari, ids.mirai, ids.kenta, worldId('harukaended')].flatMap((id) => [
    `/teams/${id}`,
    `/teams/${id}/qr`,
    `/teams/${id}/text`,
    `/teams/${id}/edit`,
    `/teams/${id}/success/ots`,
  ]),
  `/team-submit/cts/${ids.closedKind}`,
  '/team-submit/ots',
  `/post?team=${worldId('harukaended')}`,
  `/post/${worldId('harukawinner')}`,
  `/post/${worldId('harukawinner')}/edit`,
  `/post/${worldId('sand1')}`,
  `/admin/readings/${worldId('sample')}`,
  '/admin/reports?show=decided',
];

const twinOf = (path: string) => {
  const url = new URL(path, site);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  return url.href;
};

const addresses = [...new Set([...Object.values(access).map(({ at }) => at), ...further])].filter(
  (at) => at !== '/sign-out' && at !== '/dev/outbox',
);

/** Everybody of the matrix, and a player who has teams, posts and a request. */
type Asking = Person | 'player';
const asking: Asking[] = [...people, 'player'];
const emails: Partial<Record<Asking, string>> = {
  user: 'user@matrix.example',
  owner: 'owner@matrix.example',
  otherAdmin: 'otheradmin@matrix.example',
  moderator: 'moderator@example.com',
  admin: 'host-admin@example.com',
  siteAdmin: 'site-admin@example.com',
  player: 'haruka@example.com',
};
/** Of the account itself, which it may know. */
async function ownTexts(person: Asking): Promise<unknown[]> {
  const columns = 'id, email, display_name, discord_id, twitter_id, tonamel_id';
  const own = await d1
    .prepare(`select ${columns} from users where email = ?`)
    .bind(emails[person] ?? '')
    .first();
  return Object.values(own ?? {});
}

/** What a page shows, but not as text. */
const otherwise: [address: RegExp, place: RegExp][] = [
  // The overlay's script draws from what is on air, which is public as scene.json.
  [/^\/broadcast\//, /^team_sheets\.members /],
  // Each slip has the team's QR code.
  [/\/teams\/slips$/, /^team_sheets\.id$/],
];
const isShownOtherwise = (at: string, place: string) =>
  otherwise.some(([address, kept]) => address.test(at) && kept.test(place));

const startLength = 4;
const startOf = (text: string, at = 0) => text.slice(at, at + startLength);

/** The private texts within a text, and their places. One pass over it: a search for each of the thousands takes 70 ms. */
function privatesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length; at++)
    for (const [each, place] of privatesByStart.get(startOf(text, at)) ?? [])
      if (text.startsWith(each, at)) found.set(each, place);
  return found;
}

/** Each private text of others that the data of a page holds, and the page itself does not show. */
async function leaks(at: string, person: Asking): Promise<string[]> {
  const asked = { redirect: 'manual' as const, headers: headers.get(person) ?? {} };
  const page = await SELF.fetch(site + at, asked);
  const html = await page.text();
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return [];
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const twin = await SELF.fetch(twinOf(at), asked);
  const data = (await twin.text()) + html;
  const known = shown + at + (await ownTexts(person));
  return [...privatesIn(data)].flatMap(([text, place]) =>
    known.includes(text) || isShownOtherwise(at, place) ? [] : [place],
  );
}

it.each(addresses)('%s gives no more than it shows', async (at) => {
  const found: string[] = [];
  for (const person of asking)
    for (const place of new Set(await leaks(at, person))) found.push(`${place} to ${person}`);
  expect(found).toEqual([]);
});
