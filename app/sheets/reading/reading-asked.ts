import type { TeamMember } from '~/pokedex/member';
import type { ReadingState } from '~/readings/reading';

/** Blanks that a reading could fill: ability, item or moves. */
export const hasReadableBlanks = (members: readonly TeamMember[]): boolean =>
  members.some(({ ability, item, moves = [] }) => !ability || !item || moves.length < 4);

interface Read {
  hasReadableBlanks: boolean;
  readingState: ReadingState | null;
  isUnsure: boolean;
}

/** Whether blanks depend on a reading that failed or is unsure. */
export const isReadingAsked = ({ hasReadableBlanks, readingState, isUnsure }: Read): boolean =>
  hasReadableBlanks && (readingState === 'failed' || (readingState === 'done' && isUnsure));
