import type { Desk, DeskError } from './desk';
import type { OnAir } from './on-air';
import type { Person } from './presence';

/** What the desk shows. */
export interface DeskState {
  desk: Desk;
  onAir: OnAir;
  /** Everybody at the desk, also whoever asks. */
  people: Person[];
}
export type Operated = DeskState & { failed?: DeskError | { error: 'tooMany' } };
