// npm run bench:faults
// Important acts while a dependency fails or is slow: image storage, queue, database, mail API, identity provider. Prints
// status, fate of the input, and time of each. Exits with 1 if anything was lost silently.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { typedSix } from '../tests/routes/typed-six';
import { demoPassword, ids, insertWorld, makeWorld, worldId } from '../tests/world';
import { openWorker, printTable } from './built-worker';
import type { Faults } from './faulty-env.mjs';

const slowMs = 1500;
type Outside = 'works' | 'fails' | 'is slow';
const outside = { mail: 'works' as Outside, identity: 'works' as Outside };

async function serve(name: keyof typeof outside, answer: (url: URL) => object) {
  const server = createServer(async (request, response) => {
    if (outside[name] === 'is slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    response.statusCode = outside[name] === 'fails' ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(new URL(request.url ?? '/', `http://${request.headers.host}`))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mailApi = await serve('mail', () => ({ id: 'sent' }));
const identity = await serve('identity', ({ origin, pathname }) => {
  const issuer = origin + pathname.replace('/.well-known/openid-configuration', '');
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  };
});

const { miniflare, db } = await openWorker({
  entry: 'faulty-worker.mjs',
  bindings: {
    ENVIRONMENT: 'production',
    PUBLIC_URL: 'https://sixsheet.example',
    MAIL_API_URL: mailApi,
    MAIL_API_KEY: 'bench',
    MAIL_FROM: 'bench@example.com',
    CONTACT: 'bench@example.com',
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
  },
});
await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(Date.now()));
const site = await miniflare.unsafeGetDirectURL();

let address = 0;
interface Input {
  fields?: Record<string, string>;
  image?: string;
  cookie?: string;
}
function ask(
  path: string,
  { fields, image, cookie = '' }: Input = {},
  faults: Faults & { issuer?: string } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
  const bytes = new Uint8Array(
    readFileSync(new URL('../tests/readings/uploads/capture.png', import.meta.url)),
  );
  if (image) body.append(image, new File([bytes], 'team.png', { type: 'image/png' }));
  return fetch(new URL(path, site), {
    method: fields ? 'POST' : 'GET',
    body: fields && body,
    redirect: 'manual',
    headers: {
      Cookie: cookie,
      Accept: path === '/readings' ? '*/*' : 'text/html',
      'CF-Connecting-IP': `192.0.2.${address++ % 250}`,
      'X-Faults': JSON.stringify(faults),
    },
  });
}
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
const signIn = async (name: string) =>
  cookieOf(await ask('/sign-in', { fields: { email: `${name}@example.com`, password: demoPassword } }));
const [haruka, kenta, host] = await Promise.all(['haruka', 'kenta', 'host-admin'].map(signIn));
const count = async (query: string, ...values: string[]) =>
  (
    await db
      .prepare(`select count(*) as n from ${query}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n ?? 0;

interface Act {
  path: string;
  sent?: Input;
  isStored?: () => Promise<boolean>;
  /** Part of the input that a refusal must return. */
  typed?: string;
}
let people = 0;
const sheetFields = (typed: string) => ({
  displayName: typed,
  discordId: `faults${people++}`,
  tonamelId: `F${people}`,
  intent: 'submit',
  ...typedSix,
});
const open = `/team-submit/ots/${ids.open}`;

const acts: Record<string, (typed: string) => Act | Promise<Act>> = {
  'hand-in with image': (typed) => {
    const submissionKey = newId();
    const fields = { ...sheetFields(typed), submissionKey };
    const isStored = async () => (await count('team_sheets where submission_key = ?', submissionKey)) === 1;
    return { path: open, sent: { fields, image: 'image' }, isStored, typed };
  },
  'edit with image': async (typed) => {
    const creation = await ask(open, { fields: { ...sheetFields('Edit'), submissionKey: newId() } });
    const id = /teams\/(\w+)\//.exec(creation.headers.get('Location') ?? '')?.[1] ?? '';
    const sent = {
      fields: { ...sheetFields(typed), revision: '1' },
      image: 'image',
      cookie: cookieOf(creation),
    };
    const isStored = async () => (await count('team_sheets where id = ? and revision = 2', id)) === 1;
    return { path: `/teams/${id}/edit`, sent, isStored, typed };
  },
  'image alone': async () => {
    const before = await count('readings');
    const isStored = async () => (await count('readings')) > before;
    return { path: '/readings', sent: { fields: { tournament: ids.open }, image: 'image' }, isStored };
  },
  'sign in': () => {
    const fields = { email: 'moderator@example.com', password: demoPassword };
    return { path: '/sign-in', sent: { fields }, typed: fields.email };
  },
  'sign in with Google': () => ({ path: '/auth/google' }),
  'sign up': (typed) => {
    const email = `${typed.toLowerCase()}@example.com`;
    const isStored = async () => (await count('mail_links where email = ?', email)) === 1;
    const fields = { displayName: typed, email, password: 'kirin ga nemui' };
    return { path: '/sign-up', sent: { fields }, isStored, typed: email };
  },
  'forgotten password': (typed) => {
    const email = `${typed.toLowerCase()}@example.com`;
    return { path: '/forgot-password', sent: { fields: { email } }, typed: email };
  },
  'post with image': (typed) => {
    const fields = {
      ...typedSix,
      submissionKey: newId(),
      title: typed,
      rule: 'double',
      regulation: 'I',
      externalUrl: 'https://example.com/a',
    };
    const isStored = async () => (await count('post_versions where title = ?', typed)) === 1;
    return { path: '/post', sent: { fields, image: 'upload', cookie: kenta }, isStored, typed };
  },
  'tournament image': async () => {
    const keyOf = () =>
      db
        .prepare('select thumbnail_key from tournaments where id = ?')
        .bind(ids.open)
        .first<string>('thumbnail_key');
    const before = await keyOf();
    const isStored = async () => (await keyOf()) !== before;
    const path = `/admin/${ids.group}/tournaments/${ids.open}/thumbnail`;
    return { path, sent: { fields: { more: '' }, image: 'picture', cookie: host }, isStored };
  },
  results: async () => {
    const team = worldId('harukaopen');
    const fields = { [`wins.${team}`]: '3', [`losses.${team}`]: '1', [`rank.${team}`]: '' };
    await db.prepare('delete from standings where team_sheet_id = ?').bind(team).run();
    const isStored = async () => (await count('standings where team_sheet_id = ?', team)) === 1;
    return {
      path: `/admin/${ids.group}/tournaments/${ids.open}/result/save`,
      sent: { fields, cookie: host },
      isStored,
      typed: `wins.${team}`,
    };
  },
  'opponent’s page': () => ({ path: `/teams/${ids.haruka}` }),
  'my page': () => ({ path: '/mypage', sent: { cookie: haruka } }),
};

const states: [string, Faults & { mail?: Outside; identity?: Outside }][] = [
  ['all well', {}],
  ['storage down', { images: 'fail' }],
  ['storage slow', { images: 'slow' }],
  ['queue down', { queue: 'fail' }],
  ['queue slow', { queue: 'slow' }],
  ['database down', { db: 'fail' }],
  ['database slow', { db: 'slow' }],
  ['mail down', { mail: 'fails' }],
  ['mail slow', { mail: 'is slow' }],
  ['identity down', { identity: 'fails' }],
  ['identity slow', { identity: 'is slow' }],
];

const words = /[぀-ヿ]{4}/;
let lost = 0;
let turn = 0;

/** Fate of an act: stored, returned, refused with a message, or silently lost (never acceptable). */
async function outcome({ isStored, typed }: Act, response: Response): Promise<string> {
  const body = await response.text();
  if (response.status < 400 && (!isStored || (await isStored()))) {
    const later = /image=later/.test(response.headers.get('Location') ?? '') ? ', image later' : '';
    const failed = /failed|error\.|picture=notTaken/.test(
      `${response.headers.get('Location')} ${response.headers.get('Set-Cookie')}`,
    );
    return failed ? 'said' : `done${later}`;
  }
  if (typed) {
    if (body.includes(typed)) return 'given back';
    lost++;
    return 'FORM GONE';
  }
  if (words.test(body) || /notTaken/.test(response.headers.get('Location') ?? '')) return 'said';
  lost++;
  return 'LOST';
}

const table = [['act', ...states.map(([name]) => name)]];
for (const [name, make] of Object.entries(acts)) {
  const row = [name];
  for (const [, { mail = 'works', identity: provider = 'works', ...faults }] of states) {
    Object.assign(outside, { mail: 'works', identity: 'works' });
    // A new issuer each time, as its discovery document is cached.
    const issuer = `${identity}/${turn}`;
    const act = await make(`Typed${turn++}`);
    Object.assign(outside, { mail, identity: provider });
    const began = performance.now();
    const response = await ask(act.path, act.sent, { ...faults, slowMs, issuer });
    const took = Math.round(performance.now() - began);
    row.push(`${response.status} ${await outcome(act, response)} ${took} ms`);
  }
  table.push(row);
  console.error(row[0]);
}
const [head = [], ...rows] = table;
for (const at of head.keys())
  if (at > 0) printTable([[head[at] ?? '', ''], ...rows.map((row) => [`  ${row[0]}`, row[at] ?? ''])]);
console.log(`\n${lost} lost without a word`);
await miniflare.dispose();
process.exitCode = lost > 0 ? 1 : 0;
