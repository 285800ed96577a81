// Where the games draw what players and viewers must see, in 1920×1080, by eye, a few pixels either way. Nobody has measured
// Champions yet: it is taken to be as its elder.
import type { Box } from './layout';

export const picturedGames = ['sv', 'champions'] as const;
export type PicturedGame = (typeof picturedGames)[number];

interface GamePicture {
  /** In sight all the time. */
  always: Record<'ownTeam' | 'opponentTeam', Box>;
  /** While a player chooses, and while something is told. */
  sometimes: Record<'commands' | 'messages', Box>;
}

export const gamePictures: Record<PicturedGame, GamePicture> = {
  sv: {
    always: { opponentTeam: [1060, 20, 840, 120], ownTeam: [20, 930, 840, 130] },
    sometimes: { commands: [1440, 560, 480, 500], messages: [420, 820, 1080, 240] },
  },
  champions: {
    always: { opponentTeam: [1060, 20, 840, 120], ownTeam: [20, 930, 840, 130] },
    sometimes: { commands: [1440, 560, 480, 500], messages: [420, 820, 1080, 240] },
  },
};
