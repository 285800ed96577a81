import { describe, expect, it } from 'vitest';
import type { OnAirTeam } from '~/broadcast/on-air';
import { noFacts } from '~/broadcast/on-air';
import {
  compose,
  type FactsQuestion,
  isStale,
  nextLookAt,
  type PublishedPicture,
  questionOf,
  rememberedPicture,
  shownAs,
  textOf,
} from '~/broadcast/picture';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { worldId } from '../world';

const now = 1_000_000;
const minute = 60_000;
const team = worldId('haruka');
const live: Scene = {
  ...blankScene,
  kind: 'match',
  sides: [{ ...blankSide, player: 'ハルカ', score: 1, teamSheetId: team, color: null }, blankScene.sides[1]],
};
const shownTeam: OnAirTeam = { level: 'species', members: [] };
const facts = (changesAt?: number) => ({
  ...noFacts,
  teams: new Map([[team, shownTeam]]),
  changesAt: changesAt === undefined ? undefined : new Date(changesAt),
});

const blank: PublishedPicture = { state: 'blank' };
const question = (picture: PublishedPicture = blank, scene: Scene | null = live, fresh = true) =>
  questionOf(picture, scene, fresh, now) as FactsQuestion;
/** As it was composed of what the database said at `at`. */
const whole = (changesAt?: number, at = now) =>
  compose(blank, { live, revision: 3 }, question(), facts(changesAt), at).picture;
const bare = (at = now) => compose(blank, { live: null, revision: 3 }, undefined, undefined, at).picture;

describe('a picture', () => {
  it.each<[string, PublishedPicture, boolean]>([
    ['that never was composed', blank, true],
    ['of the last minute', whole(undefined, now - minute), false],
    ['older than a minute', whole(undefined, now - minute - 1), true],
    ['of nothing, of the last minute', bare(now - minute), false],
    ['of nothing, older than a minute', bare(0), true],
    ['that a sleeping room remembered', rememberedPicture(3, '{}'), true],
    ['that no sleeping room remembered', rememberedPicture(3, null), true],
  ])('%s is stale or not', (_, picture, stale) => {
    expect(isStale(picture, now)).toBe(stale);
  });

  it.each<[string, PublishedPicture, Scene | null, boolean, object | undefined]>([
    ['nothing on air', whole(), null, false, undefined],
    ['nothing on air, asked anew', whole(), null, true, { live: null }],
    ['nothing on air yet', blank, null, false, { live: null }],
    ['a score', whole(), live, false, undefined],
    ['a take of the same', whole(), live, true, { isNeeded: false, isOver: false }],
    ['the first scene', blank, live, false, { isNeeded: true, isOver: false }],
    ['a scene after nothing', bare(), live, false, { isNeeded: true, isOver: false }],
    ['another kind of scene', whole(), { ...live, kind: 'teams' }, false, { isNeeded: true, isOver: false }],
    ['the sides changed', whole(), { ...live, sides: [live.sides[1], live.sides[0]] }, false, undefined],
    ['a tournament about to start', whole(now + 1), live, false, undefined],
    ['a tournament that has started', whole(now), live, false, { isNeeded: true, isOver: true }],
  ])('asks the database, or not: %s', (_, picture, scene, fresh, asked) => {
    const found = questionOf(picture, scene, fresh, now);
    if (asked) expect(found).toMatchObject(asked);
    else expect(found).toBeUndefined();
  });

  it.each<[string, PublishedPicture, Scene | null, boolean, number | undefined]>([
    ['nothing on air', whole(), null, true, undefined],
    ['no team on air', whole(now + 5), blankScene, true, undefined],
    ['nobody watches', whole(), live, false, undefined],
    ['nobody watches, and the tournament starts', whole(now + 5), live, false, now + 5],
    ['a team that is watched', whole(), live, true, now + minute],
    ['a tournament that starts within the minute', whole(now + 5), live, true, now + 5],
    ['a tournament that starts later', whole(now + 2 * minute), live, true, now + minute],
    ['the database did not answer', bare(), live, true, now + 10_000],
  ])('is looked at again: %s', (_, picture, scene, isWatched, at) => {
    expect(nextLookAt(picture, scene, isWatched, now)).toBe(at);
  });
});

describe('composing', () => {
  const teamOf = (picture: PublishedPicture, revision: number) =>
    JSON.parse(shownAs(picture, revision) ?? 'null')?.sides[0].team;

  it.each<
    [
      string,
      PublishedPicture,
      number,
      boolean,
      ReturnType<typeof facts> | undefined,
      object,
      number,
      object | null,
    ]
  >([
    ['the first time', blank, 3, true, facts(), { state: 'whole', sendAs: 3, isSilent: false }, 3, shownTeam],
    ['the same again', whole(), 3, true, facts(), { state: 'whole', isSilent: false }, 3, shownTeam],
    ['the next', whole(), 4, true, facts(), { state: 'whole', sendAs: 4, isSilent: false }, 4, shownTeam],
    ['a score, unasked', whole(), 4, false, undefined, { state: 'whole', sendAs: 4 }, 4, shownTeam],
    ['the same with other facts', whole(), 3, true, noFacts as never, { state: 'whole', sendAs: 4 }, 4, null],
    [
      'a take without an answer',
      whole(),
      4,
      true,
      undefined,
      { state: 'whole', isSilent: false },
      4,
      shownTeam,
    ],
    [
      'the first without an answer',
      blank,
      3,
      true,
      undefined,
      { state: 'bare', isSilent: true, sendAs: 3 },
      3,
      null,
    ],
    [
      'what is over without an answer',
      whole(now),
      3,
      true,
      undefined,
      { state: 'bare', isSilent: true, sendAs: 4 },
      4,
      null,
    ],
  ])('%s', (_, before, revision, asks, found, expected, shownRevision, shown) => {
    const asked = asks ? question(before) : undefined;
    const { picture, ...rest } = compose(before, { live, revision }, asked, found, now);
    expect({ state: picture.state, ...rest }).toMatchObject(expected);
    if (!('sendAs' in expected)) expect(rest.sendAs).toBe(revision === 3 ? undefined : revision);
    expect(picture).toMatchObject({ checkedAt: now });
    expect(teamOf(picture, shownRevision)).toEqual(shown);
  });

  it('keeps the last good picture while the database does not answer, and its age', () => {
    const before = rememberedPicture(3, '{"kind":"match"}');
    const { picture, sendAs, isSilent } = compose(
      before,
      { live, revision: 3 },
      question(before),
      undefined,
      now,
    );
    expect([picture, sendAs, isSilent]).toEqual([before, undefined, true]);
  });

  it('keeps what it knows while nothing is on air', () => {
    const { picture } = compose(whole(), { live: null, revision: 4 }, undefined, undefined, now);
    expect(shownAs(picture, 4)).toBe('null');
    expect(questionOf(picture, live, false, now)).toBeUndefined();
  });

  it('tells how the crew writes its event, on air or off, as a picture of its own', () => {
    const named = (ja: string) => ({ ...noFacts, eventNames: { ganyu: { ja } } });
    const off = { live: null, revision: 3 };
    const idle = compose(blank, off, question(blank, null), named('岩融杯'), now);
    expect(idle.sendAs).toBe(3);
    const text = textOf(idle.picture, 'b1');
    expect(text).toBe('{"revision":3,"build":"b1","scene":null,"eventNames":{"ganyu":{"ja":"岩融杯"}}}');
    const again = compose(idle.picture, off, question(idle.picture, null), named('岩融杯'), now);
    expect(again.sendAs).toBeUndefined();
    const renamed = compose(idle.picture, off, question(idle.picture, null), named('岩融'), now);
    expect(renamed.sendAs).toBe(4);
    const bare = compose(renamed.picture, { live: null, revision: 4 }, question(blank, null), noFacts, now);
    expect(textOf(bare.picture, 'b1')).toBe('{"revision":5,"build":"b1","scene":null}');
    // A room that slept, and a database that does not answer, forget no name.
    const slept = rememberedPicture(3, shownAs(idle.picture, 3));
    expect(textOf(slept, 'b1')).toBe(text);
    const taken = compose(slept, { live, revision: 4 }, question(slept), undefined, now);
    expect([taken.isSilent, taken.sendAs]).toEqual([true, 4]);
    expect(JSON.parse(textOf(taken.picture, 'b1'))).toMatchObject({
      eventNames: { ganyu: { ja: '岩融杯' } },
    });
  });

  it('is a text with its revision and the build', () => {
    expect(textOf(blank, 'b1')).toBe('{"revision":0,"build":"b1","scene":null}');
    expect(textOf(rememberedPicture(7, '{"kind":"match"}'), '"')).toBe(
      '{"revision":7,"build":"\\"","scene":{"kind":"match"}}',
    );
    expect(shownAs(rememberedPicture(7, '{}'), 8)).toBeNull();
  });
});
