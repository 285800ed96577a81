import { describe, expect, it } from 'vitest';
import { type EventNames, withEventName, writtenName } from '~/broadcast/event-names';

describe('the name of an event on air', () => {
  const own = { ja: 'がんゆう', en: 'Ganyu' };
  it.each([
    [undefined, own],
    [{}, own],
    [{ ja: '岩融杯' }, { ja: '岩融杯', en: 'Ganyu' }],
    [{ en: 'Ganyu Cup' }, { ja: 'がんゆう', en: 'Ganyu Cup' }],
    [
      { ja: '岩融杯', en: 'Ganyu Cup' },
      { ja: '岩融杯', en: 'Ganyu Cup' },
    ],
  ])('is %j: %j', (written, shown) => {
    expect(writtenName(own, written)).toEqual(shown);
  });

  it.each<[EventNames | null, string, string, EventNames | null]>([
    [null, '', '', null],
    [null, '岩融杯', '', { ganyu: { ja: '岩融杯' } }],
    [{ ganyu: { ja: '岩融杯' } }, '', 'Ganyu Cup', { ganyu: { en: 'Ganyu Cup' } }],
    [{ ganyu: { ja: '岩融杯' } }, '', '', null],
    [{ singular: { en: 'S' }, ganyu: { ja: '岩融杯' } }, '', '', { singular: { en: 'S' } }],
    [{ singular: { en: 'S' } }, '岩融杯', 'G', { singular: { en: 'S' }, ganyu: { ja: '岩融杯', en: 'G' } }],
  ])('is kept beside those of other events: %j, %j, %j', (before, ja, en, after) => {
    expect(withEventName(before, 'ganyu', { ja, en })).toEqual(after);
  });
});
