import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { matches } from '~/db/schema';
import { type RunningEvent, runningEvent } from './event';
import { mainOf } from './main-of';
import { locationOf, person, visitor } from './person';
import { db } from './sheet-writes';

const names = Array.from({ length: 15 }, (_, at) => `プレイヤー${at}`);
const rules = {
  who: 'all',
  bestOf: '3',
  advance: '2',
  apart: '',
  drop: 'lose',
  tie: 'decider',
  late: 'wait',
};

let staff: Awaited<ReturnType<typeof person>>;
let event: RunningEvent;
let desk: string;
let shown: string;

async function publish(count: number) {
  await staff.post(`${desk}/blocks`, { ...rules, intent: 'draw', count: `${count}`, seen: '0' });
  await staff.post(`${desk}/blocks`, { intent: 'publish', seen: '1' });
}
async function begin(count: number) {
  event = await runningEvent(names);
  desk = `${event.desk}/rounds`;
  shown = `/tournaments/${event.tournamentId}/rounds`;
  await publish(count);
}
beforeAll(async () => {
  staff = await person('moderator@example.com');
  await begin(5);
});

const tablesOn = (html: string) => [...html.matchAll(/<caption><b>([^<]*)/g)].map(([, name]) => name);
const linksOn = (html: string, page: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*\?block=\d+)#blocks"[^>]*>/g)].map(([tag, to]) => [
    to?.replace(page, ''),
    tag.includes('aria-current="page"'),
  ]);
const inBlock = async (index: number) => (await event.matches()).filter(({ block }) => block === index);
/** Everyone of a block of three wins once. */
async function playCircle(index: number) {
  for (const match of await inBlock(index)) {
    const ids = [
      ...new Set((await inBlock(index)).flatMap(({ entrantA, entrantB }) => [entrantA, entrantB])),
    ];
    const isNext = (ids.indexOf(match.entrantA) + 1) % 3 === ids.indexOf(match.entrantB);
    await staff.post(`${desk}/matches/${match.id}`, { outcome: isNext ? 'a2-0' : 'b2-0', revision: '1' });
  }
}

describe('pages of more than four blocks', () => {
  it('show one block, and lead to all of them', async () => {
    for (const [who, page] of [
      [visitor, shown],
      [staff, desk],
    ] as const) {
      const first = await mainOf(await who.get(page));
      expect(tablesOn(first)).toEqual(['Aブロック']);
      expect(linksOn(first, page)).toEqual([1, 2, 3, 4, 5].map((block) => [`?block=${block}`, block === 1]));
      const third = await mainOf(await who.get(`${page}?block=3`));
      expect(tablesOn(third)).toEqual(['Cブロック']);
      expect(linksOn(third, page)[2]).toEqual(['?block=3', true]);
      for (const junk of ['0', '6', '-1', '1.5', 'B', '', '9'.repeat(400)])
        expect(tablesOn(await mainOf(await who.get(`${page}?block=${junk}`)))).toEqual(['Aブロック']);
    }
    expect(tablesOn(await mainOf(await visitor.get(`/en${shown}?block=2`)))).toEqual(['Block B']);
  });

  it('are printed whole', async () => {
    expect(tablesOn(await staff.html(`${desk}/print`))).toHaveLength(5);
  });

  it('lead players to their own block', async () => {
    const [match] = await inBlock(3);
    const player = event.players.find(({ entrantId }) => entrantId === match?.entrantA);
    expect(await player?.open()).toContain(`href="${shown}?block=4"`);
  });

  it('bring staff back to the block of the match they changed', async () => {
    const [match] = await inBlock(3);
    const page = `${desk}/matches/${match?.id}`;
    const back = `${desk}?block=4#match-${match?.id}`;
    expect(locationOf(await staff.post(page, { seat: '7' }))).toBe(back);
    expect(locationOf(await staff.post(page, { outcome: 'a2-1', revision: '1' }))).toBe(back);
    expect(await staff.html(page)).toContain(`href="${back}"`);
    expect(await staff.html(`${desk}?block=4`)).toContain(`id="match-${match?.id}"`);
  });

  it('open for staff where there is something to do', async () => {
    await playCircle(0);
    const open = await mainOf(await staff.get(desk));
    expect(tablesOn(open)).toEqual(['Bブロック']);
    expect(open).toContain('結果待ち 3試合');
    const [, , match] = await inBlock(4);
    await db
      .update(matches)
      .set({ winner: 'a', reportedBy: 'a', reportedAt: new Date(), objectedAt: new Date() })
      .where(eq(matches.id, match?.id ?? ''));
    const objected = await mainOf(await staff.get(desk));
    expect(tablesOn(objected)).toEqual(['Eブロック']);
    expect(objected).toContain('要確認');
    expect(tablesOn(await mainOf(await visitor.get(shown)))).toEqual(['Aブロック']);
    expect(tablesOn(await mainOf(await staff.get(`${desk}?block=x`)))).toEqual(['Aブロック']);
  });

  it('bring staff back to the block to which they add a decider', async () => {
    await playCircle(1);
    expect(await staff.html(`${desk}?block=2`)).toContain(`action="${desk}/decider?block=2"`);
    const [match] = await inBlock(1);
    const pair = `${match?.entrantA} ${match?.entrantB}`;
    const added = await staff.post(`${desk}/decider?block=2`, { block: '1', pair });
    expect(locationOf(added)).toBe(`${desk}?block=2`);
    expect(await inBlock(1)).toHaveLength(4);
  });
});

it('pages of four blocks show them all', async () => {
  await begin(4);
  for (const html of [await visitor.html(`${shown}?block=2`), await staff.html(desk)]) {
    expect(tablesOn(html)).toHaveLength(4);
    expect(linksOn(html, shown)).toEqual([]);
  }
});
