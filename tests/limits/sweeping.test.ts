import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRounds, maxRounds, runsPerDay, sweptAtOnce } from '~/db/sweeping';
import { rates } from '~/limits/limits';

describe('the sweeper', () => {
  it('removes more images a day than can come, as often as it is woken', () => {
    expect(readFileSync('wrangler.toml', 'utf8')).toContain('crons = ["*/5 * * * *", ');
    expect(runsPerDay).toBe(288);
    const [all] = rates.images;
    expect(sweptAtOnce * maxRounds * runsPerDay).toBeGreaterThan(2 * all.max);
    // Two objects an image, in one call.
    expect(sweptAtOnce * 2).toBeLessThanOrEqual(1000);
  });

  it.each([
    [0, 1],
    [sweptAtOnce - 1, 1],
    [sweptAtOnce, 2],
    [3 * sweptAtOnce + 1, 4],
    [1_000_000, maxRounds],
  ])('with %i to remove takes %i rounds', async (count, rounds) => {
    let [left, taken] = [count, 0];
    await inRounds(async () => {
      taken++;
      const removed = Math.min(left, sweptAtOnce);
      left -= removed;
      return removed;
    });
    expect(taken).toBe(rounds);
  });
});

describe('the limits', () => {
  it('let a venue of 500 in, each with two images three times over', () => {
    expect(rates.imagesFromNetwork[0].max).toBeGreaterThanOrEqual(500 * 2 * 3);
    expect(rates.imagesForTournament[0].max).toBeGreaterThanOrEqual(rates.imagesFromNetwork[0].max);
  });

  it('leave strangers fewer guesses a day than NIST allows, and an owner some of their own', () => {
    const aDay = (list: readonly { max: number; withinMs: number }[]) =>
      Math.min(...list.filter(({ withinMs }) => withinMs === 86_400_000).map(({ max }) => max));
    expect(aDay(rates.guessesOfStrangers)).toBeLessThanOrEqual(100);
    expect(aDay(rates.guesses)).toBeGreaterThanOrEqual(20);
  });

  it('stop strangers’ mails for no longer than the link in the last one works', () => {
    for (const { withinMs } of rates.resetMailsOfStrangers) expect(withinMs).toBeLessThanOrEqual(3_600_000);
  });
});
