import { createExecutionContext, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { newId } from '~/db/ids';
import { teamSheets } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { digitsOf } from '~/sheets/sheet-code/digits';
import { readSheetCode, type SheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { qrAddress } from '~/sheets/team-url';
import { drawQr } from '~/ui/qr/draw-qr';
import { ids, teamSheet } from '../world';
import { person, site, visitor } from './person';
import { before, closedEnded, db, insertShownTeams, withdrawn } from './shown-teams';
import { worker } from './worker';

const open = { id: newId(), key: newId() };
const hidden = newId();

beforeAll(async () => {
  await insertShownTeams();
  const now = Date.now();
  await db
    .insert(teamSheets)
    .values([
      { ...teamSheet({ id: open.id, tournamentId: ids.open }, now), editKeyHash: hashEditKey(open.key) },
      teamSheet({ id: hidden, tournamentId: ids.running, displayName: 'zqbad', hiddenName: 'zqbad' }, now),
    ]);
});

const guest = () => {
  const [cookie = ''] = editKeyCookie(env.SESSION_SECRET, new Map(), [open.id, open.key], true).split(';');
  return {
    html: async (path: string) => (await SELF.fetch(site + path, { headers: { Cookie: cookie } })).text(),
  };
};

type Asking = { html(path: string): Promise<string> };

/** The digits that a page's data has, and its QR shows. */
async function digitsFor(asking: Asking, id: string, content = 'sheet'): Promise<string | undefined> {
  const data = await asking.html(`/teams/${id}/qr.data?with=${content}`);
  const [, digits] = /"digits","(\d+)"/.exec(data) ?? [];
  const html = await asking.html(`/teams/${id}/qr?with=${content}`);
  expect(html).toContain(`d="${drawQr(qrAddress(`${site}/teams/${id}`, digits)).path}"`);
  return digits;
}

async function codeFor(asking: Asking, id: string, content = 'sheet'): Promise<SheetCode> {
  const code = readSheetCode((await digitsFor(asking, id, content)) ?? '');
  if ('unread' in code) throw new Error(code.unread);
  return code;
}

const speciesOf = ({ members }: SheetCode) =>
  members.map(({ species }) => (typeof species === 'object' ? species.key : species));

describe('the QR in capitals', () => {
  it('leads to the page itself, which says its address in small letters', async () => {
    const response = await visitor.get(new URL(qrAddress(`${site}/teams/${ids.haruka}`)).pathname);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site}/teams/${ids.haruka}"/>`);
    expect(html).toContain('Garchomp');
  });

  it('stands on the success page and on what is printed', async () => {
    const player = await person('haruka@example.com');
    const staff = await person('host-admin@example.com');
    const drawn = (id: string) => `d="${drawQr(qrAddress(`${site}/teams/${id}`)).path}"`;
    expect(await player.html(`/teams/${ids.haruka}/success/ots`)).toContain(drawn(ids.haruka));
    for (const kind of ['print', 'slips'])
      expect(await staff.html(`/admin/${ids.group}/tournaments/${ids.running}/teams/${kind}`)).toContain(
        drawn(ids.haruka),
      );
  });
});

describe('the sheet in the QR', () => {
  it('is there for everybody once the page is open', async () => {
    const code = await codeFor(visitor, ids.haruka);
    expect(code).toMatchObject({ game: 'sv', isClosed: false, name: '' });
    expect(speciesOf(code)).toEqual(
      teamSheet({ id: '', tournamentId: '' }, 0).members.map(({ species }) => species),
    );
    expect(code.members[0]?.details).toEqual({
      ability: { key: 'roughskin' },
      item: { key: 'lifeorb' },
      moves: ['earthquake', 'dragonclaw', 'protect', 'swordsdance'].map((key) => ({ key })),
      teraType: { key: 'steel' },
    });
    expect((await codeFor(visitor, ids.haruka, 'sheet-and-name')).name).toBe('ハルカ');
  });

  it.each([before, open.id, ids.kenta])(
    'is not there for strangers while the page is shut: %s',
    async (id) => {
      for (const content of ['sheet', 'sheet-and-name', 'SHEET', 'everything']) {
        expect(await digitsFor(visitor, id, content)).toBeUndefined();
        expect(await visitor.html(`/teams/${id}/qr?with=${content}`)).not.toContain('id="contents"');
      }
      const staff = await person('host-admin@example.com');
      expect(await digitsFor(staff, id)).toBeUndefined();
    },
  );

  it('is there for its player before, with an account or the edit link, and says what it means', async () => {
    for (const [asking, id] of [
      [await person('haruka@example.com'), before],
      [guest(), open.id],
    ] as const) {
      expect(speciesOf(await codeFor(asking, id))).toContain('garchomp');
      expect(await asking.html(`/ja/teams/${id}/qr`)).toContain('チームがまだ見られないときでも');
      expect(await asking.html(`/en/teams/${id}/qr`)).toContain('even while the team is hidden');
    }
  });

  it.each([ids.mirai, closedEnded])(
    'of a closed sheet is the six species alone, for whomever: %s',
    async (id) => {
      const code = await codeFor(visitor, id);
      expect(code.isClosed).toBe(true);
      expect(code.payload.length).toBe(12);
      expect(code.members).toHaveLength(6);
      for (const member of code.members) expect(Object.keys(member)).toEqual(['species']);
    },
  );

  it('says of what may be misread that it is unknown', async () => {
    const { members } = await codeFor(visitor, ids.akari);
    const dragonite = members.find(
      ({ species }) => typeof species === 'object' && species.key === 'dragonite',
    );
    expect(dragonite?.details).toMatchObject({ ability: { key: 'multiscale' }, item: 'unknown' });
    expect(
      members.find(({ species }) => typeof species === 'object' && species.key === 'landorustherian')?.details
        ?.item,
    ).toBe('blank');
  });

  it('has no name that was taken down', async () => {
    expect((await codeFor(visitor, hidden, 'sheet-and-name')).name).toBe('');
    const html = await visitor.html(`/teams/${hidden}/qr?with=sheet-and-name`);
    expect(html).not.toContain('zqbad');
  });

  it('is not kept, and gone with a withdrawn team', async () => {
    const { headers } = await visitor.get(`/teams/${ids.haruka}/qr?with=sheet`);
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['private, no-store', 'Cookie']);
    expect((await visitor.get(`/teams/${withdrawn}/qr?with=sheet`)).status).toBe(410);
  });
});

describe('asked whether a code was made here', () => {
  const check = async (id: string, code: string, path = `/teams/${id}/check-code`) => {
    const response = await visitor.post(path, { code });
    return [response.status, await response.text()];
  };
  const says = (code: string) => [200, JSON.stringify({ code })];

  it('tells of one that says what stands there', async () => {
    for (const content of ['sheet', 'sheet-and-name']) {
      const digits = (await digitsFor(visitor, ids.haruka, content)) ?? '';
      expect(await check(ids.haruka, digits)).toEqual(says('current'));
      expect(await check('', digits, `/TEAMS/${ids.haruka.toUpperCase()}/CHECK-CODE`)).toEqual(
        says('current'),
      );
    }
  });

  it('tells of one from before a change, and after it was taken back', async () => {
    const player = guest();
    const first = (await digitsFor(player, open.id)) ?? '';
    const write = (change: Partial<typeof teamSheets.$inferInsert>) =>
      db.update(teamSheets).set(change).where(eq(teamSheets.id, open.id));
    expect(await check(open.id, first)).toEqual(says('current'));
    await write({ members: [{ species: 'abra' }], revisedAt: new Date(Date.now() + 48 * 3_600_000) });
    const second = (await digitsFor(player, open.id)) ?? '';
    expect(await check(open.id, first)).toEqual(says('earlier'));
    expect(await check(open.id, second)).toEqual(says('current'));
    await write({ withdrawnAt: new Date() });
    expect(await check(open.id, second)).toEqual(says('earlier'));
    await write({ withdrawnAt: null });
  });

  it('knows no other team’s, and none that is changed by a digit', async () => {
    const digits = (await digitsFor(visitor, ids.haruka)) ?? '';
    for (const id of [ids.akari, before, newId(), 'x', "'--"]) {
      expect(await check('', digits, `/teams/${encodeURIComponent(id)}/check-code`)).toEqual(says('unknown'));
    }
    for (const at of [3, 40, 148]) {
      const changed = digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1);
      expect(await check(ids.haruka, changed)).toEqual(says('unknown'));
    }
    for (const nonsense of ['', '0', '-1', '1e9', '１２', 'x'.repeat(500), '1'.repeat(304), '9'.repeat(305)])
      expect(await check(ids.haruka, nonsense)).toEqual(says('unknown'));
  });

  it('answers a guess without looking at the sheet, however right the guess is', async () => {
    const { payload } = await codeFor(await person('haruka@example.com'), before);
    const asked: string[] = [];
    const counted = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === 'prepare') asked.push('a query');
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const guess = async (bytes: Uint8Array) => {
      const code = digitsOf(Uint8Array.from([...bytes, 1, 2, 3, 4, 5, 6, 7, 8]));
      const body = new URLSearchParams({ code });
      const request = new Request(`${site}/teams/${before}/check-code`, { method: 'POST', body });
      const answer = await worker.fetch(request, { ...env, DB: counted }, createExecutionContext());
      return [answer.status, await answer.text(), [...answer.headers.keys()]];
    };
    const wrong = Uint8Array.from(payload, (byte, at) => (at === 10 ? byte ^ 1 : byte));
    const answers = [await guess(payload), await guess(wrong)];
    expect(answers[0]?.slice(0, 2)).toEqual(says('unknown'));
    expect(answers[1]).toEqual(answers[0]);
    expect(asked).toEqual([]);
  });

  it('takes a small form alone', async () => {
    const path = `/teams/${ids.haruka}/check-code`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post(path, { code: '1'.repeat(5000) })).status).toBe(413);
    const text = await SELF.fetch(site + path, {
      method: 'POST',
      headers: { Origin: site },
      body: '{"code":1}',
    });
    expect([text.status, await text.text()]).toEqual(says('unknown'));
  });

  it('asks who asks too often to wait', async () => {
    const address = '192.0.2.77';
    for (let tries = 3; tries > 0; tries--) {
      let used = 0;
      while ((await env.CODE_CHECKS.limit({ key: address })).success) expect(used++).toBeLessThan(2000);
      const response = await SELF.fetch(`${site}/teams/${ids.haruka}/check-code`, {
        method: 'POST',
        headers: { Origin: site, 'CF-Connecting-IP': address },
        body: new URLSearchParams({ code: '1' }),
      });
      if (response.status !== 429 && tries > 1) continue;
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
      return;
    }
  });
});
