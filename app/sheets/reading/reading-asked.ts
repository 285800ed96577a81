import type { TeamMember } from '~/pokedex/member';
import type { ReadingState } from '~/readings/reading';

/** An ability, an item or one of four moves is blank: what a reading could fill in. */
export const hasReadableBlanks = (members: readonly TeamMember[]): boolean =>
  members.some(({ ability, item, moves = [] }) => !ability || !item || moves.length < 4);

interface Read {
  hasReadableBlanks: boolean;
  readingState: ReadingState | null;
  isUnsure: boolean;
}

/** What is blank was to come from an image, which could not be read, or not surely. */
export const isReadingAsked = ({ hasReadableBlanks, readingState, isUnsure }: Read): boolean =>
  hasReadableBlanks && (readingState === 'failed' || (readingState === 'done' && isUnsure));
