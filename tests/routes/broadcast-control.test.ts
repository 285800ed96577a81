import { SELF } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { controlActNames } from '~/broadcast-desk/control/control-act';
import { schemaOfAct } from '~/broadcast-desk/control/control-values';
import { ids, worldId } from '../world';
import { admin, desk, press, sheet } from './broadcast-form';
import { controlAddress, makeControl } from './control';

interface State {
  revision: number;
  draftRevision: number;
  live: { kind: string; sides: { player: string; score: number; team: string | null }[] } | null;
  draft: {
    kind: string;
    tournament: string | null;
    round: { ja: string } | null;
    sides: { team: string | null }[];
  };
}
interface Problem {
  error: string;
  detail: string;
  value?: string;
}

it('tells what is on air, the draft and the revisions of both, to its token alone', async () => {
  const { get } = await makeControl('Companion');
  await press(admin, 'take', await sheet({ kind: 'match', score1: '1', score2: '0' }));
  const answer = await get('state');
  const state = (await answer.json()) as State;
  expect(state.live).toMatchObject({
    kind: 'match',
    sides: [{ player: 'ハルカ', score: 1, team: ids.haruka }, {}],
  });
  const { desk: now, onAir } = await desk();
  expect([state.revision, state.draftRevision]).toEqual([onAir.revision, now.draftRevision]);
  const etag = answer.headers.get('ETag') ?? '';
  expect((await get('state', { 'If-None-Match': etag })).status).toBe(304);
  const stranger = await SELF.fetch(`${controlAddress}/state`, { headers: admin });
  expect([stranger.status, ((await stranger.json()) as Problem).error]).toEqual([
    401,
    'authenticationRequired',
  ]);
  // Nobody sits at the desk because a script looks.
  expect((await desk()).people.map(({ name }) => name)).not.toContain('Companion');
});

it('runs a match from the next players to off air', async () => {
  const { press: send, get } = await makeControl('script');
  const state = async () => (await (await get('state')).json()) as State;
  await send('next');
  await send('player', { side: 1, team: ids.souta });
  await send('player', { side: 2, name: 'ゲスト' });
  await send('round', { round: 'swiss', number: 4 });
  const { draft } = await state();
  expect(draft).toMatchObject({
    kind: 'versus',
    tournament: ids.running,
    round: { ja: '予選 4回戦' },
    sides: [
      { player: 'ソウタ', score: 0, team: ids.souta },
      { player: 'ゲスト', team: null },
    ],
  });
  await send('take');
  await send('kind', { kind: 'match' });
  await send('set-score', { score1: 1, score2: 2 });
  expect((await desk()).onAir.scene).toMatchObject({ kind: 'match', sides: [{ score: 1 }, { score: 2 }] });
  await send('reset-score');
  await send('countdown', { endsAt: '2027-01-01T00:00:00Z' });
  const { revision } = await state();
  expect((await send('countdown', { endsAt: '2027-01-01T00:00:00Z' })).status).toBe(200);
  expect((await state()).revision).toBe(revision);
  expect((await desk()).onAir.scene).toMatchObject({
    sides: [{ score: 0 }, { score: 0 }],
    countdownEndsAt: '2027-01-01T00:00:00.000Z',
  });
  expect((await send('off', { revision })).status).toBe(200);
  expect((await state()).live).toBeNull();
  expect((await send('off')).status).toBe(200);
});

it('names what is wrong, always in one form', async () => {
  const { press: send, get } = await makeControl('wrong');
  await press(admin, 'take', await sheet({ bestOf: '3', score1: '0', score2: '0' }));
  const answers: [Response, number, string, string | undefined][] = [
    [await send('kind', { kind: 'party' }), 422, 'wrongValue', 'kind'],
    [await send('score', { side: 1, by: 9 }), 422, 'scoreImpossible', 'by'],
    [await send('set-score', { score2: 3 }), 422, 'scoreImpossible', 'score2'],
    [await send('set-score', { score1: -1 }), 422, 'wrongValue', 'score1'],
    [await send('player', { side: 1, name: 'あ'.repeat(17) }), 422, 'wrongValue', 'name'],
    [await send('player', { side: 1, team: worldId('nobody') }), 422, 'wrongValue', 'team'],
    // Of another tournament than the scene's, and of another group.
    [await send('player', { side: 1, team: worldId('harukaopen') }), 422, 'wrongValue', 'team'],
    [await send('round', { ja: 'あ'.repeat(25) }), 422, 'wrongValue', 'round'],
    [await send('countdown', { endsAt: 'soon' }), 422, 'wrongValue', 'endsAt'],
    [await send('swap', { revision: 'x' }), 422, 'wrongValue', 'revision'],
    [await send('kind', { kind: 'match', revision: 0 }), 409, 'moved', undefined],
    [await send('state'), 405, 'methodNotAllowed', undefined],
    [await get('take'), 405, 'methodNotAllowed', undefined],
    [await send('dance'), 404, 'notFound', undefined],
  ];
  for (const [answer, status, error, value] of answers) {
    const told = (await answer.json()) as Problem;
    expect([answer.status, told.error, told.value]).toEqual([status, error, value]);
    expect(told.detail).toMatch(/\.$/);
  }
});

it('reads JSON whatever it is called, and every kind of form', async () => {
  const { token } = await makeControl('forms');
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    SELF.fetch(`${controlAddress}/score`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
  const form = new FormData();
  form.set('side', '1');
  form.set('by', '0');
  // As curl calls what it sends with --data.
  const curl = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answers = [
    await send('{"side":1,"by":0}'),
    await send('{"side":1,"by":0}', curl),
    await send(new URLSearchParams({ side: '1', by: '0' })),
    await send(form),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const broken = await send('no form', { 'Content-Type': 'multipart/form-data; boundary=x' });
  expect([broken.status, ((await broken.json()) as Problem).error]).toEqual([400, 'wrongBody']);
});

it('answers nothing that comes with a fault of its own', async () => {
  const given = fc.dictionary(
    fc.constantFrom(
      ...'side by on revision draftRevision score1 score2 kind minutes at endsAt round number ja en team name'.split(
        ' ',
      ),
    ),
    fc.oneof(
      fc.constantFrom<unknown>('', '1', 1, 2, 'live', 'draft', 'match', 'swiss', '18:30', null, ids.haruka),
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary' }),
    ),
    { noNullPrototype: true },
  );
  let control = await makeControl('fuzz');
  let calls = 0;
  const act = fc.constantFrom(
    ...controlActNames,
    'state',
    'toString',
    '__proto__',
    'constructor',
    '%E3%81%82',
    '%FF',
  );
  await fc.assert(
    fc.asyncProperty(act, given, async (name, values) => {
      // Each token has sixty calls in ten seconds.
      if (++calls % 55 === 0) control = await makeControl(`fuzz ${calls}`);
      const answer = await control.press(name, values);
      expect(answer.status).toBeLessThan(500);
      const told = (await answer.json()) as Partial<Problem> & { scene?: unknown };
      expect('scene' in told || typeof told.error === 'string').toBe(true);
      if (told.error === 'wrongValue') expect(told.value).toBeTypeOf('string');
    }),
    { numRuns: 200 },
  );
  const raw = await SELF.fetch(`${controlAddress}/score`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' },
    body: new Uint8Array([0xff, 0xfe, 0x7b]),
  });
  expect(raw.status).toBe(400);
}, 120_000);

it('has sixty calls in ten seconds, looks among them', async () => {
  const { get } = await makeControl('eager');
  for (let call = 0; call < 60; call++) expect((await get('state')).status).toBe(200);
  const answer = await get('state');
  expect([answer.status, ((await answer.json()) as Problem).error]).toEqual([429, 'tooMany']);
  expect(answer.headers.get('Retry-After')).toBe('10');
});

/** The least that an act is sent, out of its description alone. */
function leastOf({ required = [], anyOf = [], properties = {} }: Described): Record<string, unknown> {
  const needed = [...required, ...(anyOf[0]?.required ?? [])];
  return Object.fromEntries(needed.map((name) => [name, sampleOf(properties[name] ?? {})]));
}
const sampleOf = (schema: Described): unknown =>
  schema.enum?.[0] ?? schema.minimum ?? (schema.anyOf ? sampleOf(schema.anyOf[0] as Described) : '');

interface Described {
  required?: string[];
  anyOf?: (Described & { required?: string[] })[];
  properties?: Record<string, Described>;
  enum?: unknown[];
  minimum?: number;
}

it('takes of every act what the description needs, and nothing less', async () => {
  const { press: send } = await makeControl('described');
  await press(admin, 'take', await sheet({ kind: 'match', score1: '0', score2: '0' }));
  for (const [at, team] of [ids.haruka, ids.souta].entries())
    expect((await send('player', { on: 'live', side: at + 1, team })).status).toBe(200);
  // What a value needs beside itself: a round its number, a team to be one of the tournament, a mark its regulation.
  const more: Partial<Record<string, object>> = {
    round: { round: 'finals' },
    player: { team: ids.haruka },
    tera: { to: 'off' },
    mega: { to: 'off' },
  };
  for (const act of controlActNames) {
    const schema = schemaOfAct(act) as Described;
    const least: Record<string, unknown> = { ...leastOf(schema), ...more[act] };
    const answer = await send(act, least);
    expect([act, answer.status, await answer.text()]).toEqual([act, 200, expect.any(String)]);
    // What is next needs something on air.
    if (act === 'off') await send('undo');
    for (const name of schema.required ?? []) {
      const { [name]: _, ...less } = least;
      const refused = (await (await send(act, less)).json()) as Problem;
      expect([act, refused.error, refused.value]).toEqual([act, 'wrongValue', name]);
    }
    for (const [name, { enum: values }] of Object.entries(schema.properties ?? {})) {
      if (!values) continue;
      const refused = (await (await send(act, { ...least, [name]: 'neither' })).json()) as Problem;
      expect([act, refused.error, refused.value]).toEqual([act, 'wrongValue', name]);
    }
  }
});
