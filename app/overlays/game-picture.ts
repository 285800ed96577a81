// Areas to keep visible, in 1920×1080 pixels, by eye. Champions is assumed to match Scarlet and Violet.
import type { Box } from './layout';

export const picturedGames = ['sv', 'champions'] as const;
export type PicturedGame = (typeof picturedGames)[number];

interface GamePicture {
  always: Record<'ownTeam' | 'opponentTeam', Box>;
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
