import { worldId } from '../tests/world';
import type { Ask, Measure } from './desk-worker';
import { pick, seeded } from './random';

const kana = [...'アイウエオカキクケコサシスセソタチツテトナニノハヒフホマミムメモヤユヨラリルレロワン'];

/** For the sheets of bench/desk.ts: most match by ID, some by name, a few are a letter off, one in twenty has none. */
export function entrantsOf(tournamentId: string, count: number) {
  const random = seeded(7);
  const stranger = () => Array.from({ length: 5 }, () => pick(random, kana)).join('');
  return Array.from({ length: count }, (_, at) => {
    const kind = at % 20;
    const isMissing = kind === 19;
    return {
      id: worldId(`entrant${at}x`),
      tournamentId,
      position: at + 1,
      seat: `${at + 1}`,
      name: isMissing ? stranger() : kind === 18 ? `プレイヤ${at}` : `プレイヤー${at}`,
      tonamelId: !isMissing && kind < 12 ? `B${at}` : '',
      discordId: kind >= 12 && kind < 15 ? `@player_${at}` : isMissing ? `guest_${at}` : '',
      checkedInAt: at % 3 === 0 ? new Date() : null,
    };
  });
}

/** A list of 512 with names and two IDs: looked at, kept, and pasted and kept once more. @param desk of the tournament */
export async function measurePaste(ask: Ask, measure: Measure, desk: string, cookie: string) {
  const path = `${desk}/entrants/paste`;
  const lines = Array.from({ length: 512 }, (_, at) => `プレイヤー${at}\tB${at}\tplayer_${at}`);
  const text = ['名前\tTonamel ID\tDiscord ID', ...lines].join('\n');
  const look = new URLSearchParams({ text, intent: 'look' });
  for (const [looked, kept] of [
    ['512 entrants pasted', '… and kept'],
    ['… pasted again', '… and kept again'],
  ] as const) {
    await measure(looked, path, { forms: [look], cookie });
    const html = (await ask(path, look, { cookie })).body.toString();
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    const form = new URLSearchParams({ text, intent: 'keep', gone: 'keep' });
    for (const name of ['seen', 'columns', 'read']) form.set(name, value(name));
    for (const [, column = ''] of html.matchAll(/<option value="(\w+)" selected=""/g))
      form.append('column', column);
    await measure(kept, path, { forms: [form], cookie });
  }
}
