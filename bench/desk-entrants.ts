import { worldId } from '../tests/world';
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
