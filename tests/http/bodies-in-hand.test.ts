import { expect, it } from 'vitest';
import { takeInHand } from '~/http/bodies-in-hand';

const megabyte = 1024 * 1024;
const isWaiting = async (waiting: Promise<void>) =>
  Promise.race([waiting.then(() => false), new Promise((done) => setTimeout(() => done(true), 150))]);

it('bounds what uploads hold at once, lets the oldest go on, and forgets those that never end', async () => {
  let now = Date.now();
  const take = () => takeInHand(() => now);
  const [first, second, third] = [take(), take(), take()] as const;
  for (const each of [first, second, third]) await each.mayReadOn();
  first.add(23 * megabyte);
  second.add(10 * megabyte);
  expect(await isWaiting(third.mayReadOn())).toBe(false);
  second.add(10 * megabyte);
  expect(await isWaiting(first.mayReadOn())).toBe(false);
  const waiting = second.mayReadOn();
  expect(await isWaiting(waiting)).toBe(true);
  first.letGo();
  await waiting;

  third.add(30 * megabyte);
  const again = third.mayReadOn();
  expect(await isWaiting(again)).toBe(true);
  now += 61_000;
  await again;
});
