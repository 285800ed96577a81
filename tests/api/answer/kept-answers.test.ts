import { describe, expect, it } from 'vitest';
import { keptAnswers, nextMoment } from '~/api/answer/kept-answers';

const at = (ms: number) => new Date(ms);
const never = Number.POSITIVE_INFINITY;

describe('answers that are kept', () => {
  const answer = { text: '12345', etag: '"a"', next: null };

  it('are given again while all that they were made of is the same, until their moment', () => {
    const answers = keptAnswers(10, 100);
    const given = {};
    answers.keep('/a', { ...answer, inputs: ['stamp', given], until: 1000 });
    expect(answers.find('/a', ['stamp', given], at(999))).toMatchObject(answer);
    expect(answers.find('/a', ['stamp', given], at(1000))).toBeUndefined();
    expect(answers.find('/a', ['other', given], at(0))).toBeUndefined();
    expect(answers.find('/a', ['stamp', {}], at(0))).toBeUndefined();
    expect(answers.find('/b', ['stamp', given], at(0))).toBeUndefined();
  });

  it('are so many and so long, and those that were asked for last', () => {
    const answers = keptAnswers(3, 12);
    const keep = (key: string, text = '1') =>
      answers.keep(key, { ...answer, text, inputs: [], until: never });
    const held = () => ['/a', '/b', '/c', '/d'].filter((key) => answers.find(key, [], at(0)));
    for (const key of ['/a', '/b', '/c']) keep(key);
    answers.find('/a', [], at(0));
    keep('/d');
    expect(held()).toEqual(['/a', '/c', '/d']);
    keep('/c', '1234567890');
    expect(held()).toEqual(['/a', '/c', '/d']);
    keep('/d', '1234567890');
    expect(held()).toEqual(['/d']);
    keep('/a', '1234567890123');
    expect(held()).toEqual([]);
  });
});

it.each([
  ['nothing', undefined, never],
  ['no instant', { a: 'x', b: null, c: 3 }, never],
  ['what is over', { a: at(5), b: at(10) }, never],
  ['the first to come', { a: at(5), b: at(30), c: at(20) }, 20],
  ['rows', [{ a: at(40) }, { of: { b: at(11) } }], 11],
])('the next moment of %s', (_, found, moment) => {
  expect(nextMoment(found, at(10))).toBe(moment);
});
