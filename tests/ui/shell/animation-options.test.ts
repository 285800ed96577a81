import { afterEach, describe, expect, it, vi } from 'vitest';
import { animationOptions, loadAnimation } from '~/ui/shell/animation-options';

afterEach(() => vi.restoreAllMocks());

describe('an animation', () => {
  it('has defaults', () => {
    expect(animationOptions({ animationLink: '/a.json', loop: undefined })).toEqual({
      animationLink: '/a.json',
      loop: true,
      autoplay: true,
      speed: 1,
      delay: 0,
      direction: 'forward',
      renderer: 'svg',
      scale: 1,
    });
  });

  it('keeps what it is given', () => {
    const given = {
      animationData: {},
      loop: 2,
      autoplay: false,
      speed: 0.5,
      direction: 'alternate',
      scale: 2,
    } as const;
    expect(animationOptions(given)).toMatchObject(given);
  });

  it('needs something to play', () => {
    expect(() => animationOptions({})).toThrow('You must provide either animationLink or animationData');
  });

  it.each([0, -1, Number.NaN])('cannot play at speed %d', (speed) => {
    expect(() => animationOptions({ animationData: {}, speed })).toThrow('Speed must be greater than 0');
  });

  it.each([
    [{ pauseAnimation: true, pauseOnHover: true }, 1],
    [{ pauseAnimation: false, playOnHover: true }, 1],
    [{ pauseAnimation: true }, 0],
    [{ pauseOnHover: true }, 0],
  ])('with %o logs %d errors', (props, times) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    animationOptions({ animationData: {}, ...props });
    expect(log).toHaveBeenCalledTimes(times);
  });

  it('plays nothing when its address cannot be fetched, and says so in the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await loadAnimation({ animationLink: 'http://127.0.0.1:9/none.json' })).toBeUndefined();
    expect(await loadAnimation({ animationLink: 'data:application/json,{broken' })).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('gives its data as a copy, because the player writes into it', async () => {
    const animationData = { layers: [] };
    const loaded = await loadAnimation({ animationData });
    expect(loaded).toEqual(animationData);
    expect(loaded).not.toBe(animationData);
  });
});
