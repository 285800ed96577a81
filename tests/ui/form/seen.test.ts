import { describe, expect, it } from 'vitest';
import { eachAlone, formOf, mergeSeen, printSeen, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';

const units = { a: ['a'], times: ['from', 'to'] } as const;
const seen = { a: '1', from: '10', to: '12' };

describe('two who began with the same', () => {
  it.each([
    ['nothing', {}, {}, seen, [], []],
    ['mine alone', { a: '2' }, {}, { ...seen, a: '2' }, [], []],
    ['theirs alone', {}, { a: '2' }, { ...seen, a: '2' }, ['a'], []],
    ['the same', { a: '2' }, { a: '2' }, { ...seen, a: '2' }, [], []],
    ['different things', { a: '2' }, { to: '13' }, { ...seen, a: '2', to: '13' }, ['times'], []],
    ['one thing, otherwise', { a: '2' }, { a: '3' }, { ...seen, a: '2' }, [], ['a']],
    ['parts of one thing', { from: '9' }, { to: '13' }, { ...seen, from: '9' }, [], ['times']],
  ])('changed %s', (_, mine, theirs, merged, taken, conflicts) => {
    const both = { seen, mine: { ...seen, ...mine }, theirs: { ...seen, ...theirs } };
    expect(mergeSeen(units, both)).toEqual({ merged, taken, conflicts });
  });

  it('is asked of each difference where a form does not say what it began with', () => {
    const both = { seen: {}, mine: { a: '1' }, theirs: { a: '2' } };
    expect(mergeSeen(eachAlone(['a']), both).conflicts).toEqual(['a']);
    for (const text of ['', 'x', 'null', '[1]', '{"a":1}', '"a"'])
      expect(seenIn(formOf({ seen: text }))).toEqual({});
    expect(seenIn(formOf({ seen: printSeen(seen) }))).toEqual(seen);
  });
});

it('the other’s value, once chosen, stands in the form', () => {
  const form = formOf({ ...seen, from: '9', 'choice-times': 'theirs', 'choice-a': 'mine' });
  takeChosen(form, { a: '5', from: '', to: '13' }, units);
  expect([form.get('a'), form.get('from'), form.get('to')]).toEqual(['1', null, '13']);
});

it('is written only over what was compared, and given up where others never stop', async () => {
  let row = { a: '1' };
  let turns = 0;
  const store = {
    ...{ units: eachAlone(['a']), seen: { a: '1' }, mine: { a: '2' } },
    read: async () => row,
    valuesOf: (one: typeof row) => one,
  };
  const busy = await saveMerged({ ...store, write: async () => turns++ > 99 });
  expect(busy).toMatchObject({ state: 'conflict', conflict: { conflicts: [] } });
  const raced = await saveMerged({
    ...store,
    async write() {
      row = { a: '3' };
      return false;
    },
  });
  expect(raced).toMatchObject({ state: 'conflict', conflict: { conflicts: ['a'], theirs: { a: '3' } } });
  expect(await saveMerged({ ...store, read: async () => undefined, write: async () => true })).toEqual({
    state: 'gone',
  });
});
