import { expect, it } from 'vitest';
import { fewAtOnce } from '~/limits/few-at-once';

const later = () => new Promise<void>((done) => setTimeout(done, 0));

it('runs no more than four at a time, and gives the results in order', async () => {
  let running = 0;
  let most = 0;
  const results = await fewAtOnce(
    Array.from({ length: 30 }, (_, at) => at),
    async (at) => {
      most = Math.max(most, ++running);
      for (let turns = at % 3; turns >= 0; turns--) await later();
      running--;
      return at * 2;
    },
  );
  expect(most).toBe(4);
  expect(results).toEqual(Array.from({ length: 30 }, (_, at) => at * 2));
  expect(await fewAtOnce([], async () => 1)).toEqual([]);
});

it('runs one of a lane at a time, and others meanwhile', async () => {
  const begun: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((done) => {
    release = done;
  });
  const all = fewAtOnce(
    ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'],
    async (item) => {
      begun.push(item);
      if (item === 'a1') await slow;
      else await later();
    },
    { laneOf: ([lane]) => lane },
  );
  for (let turns = 0; turns < 5; turns++) await later();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2']);
  release();
  await all;
  expect(begun.slice(4)).toEqual(['a2', 'a3', 'a4', 'a5']);
});

it('stops with the first that fails', async () => {
  const failing = fewAtOnce([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('two');
    return item;
  });
  await expect(failing).rejects.toThrow('two');
});
