import type { Desk, DeskError } from './desk';
import type { OnAir } from './on-air';
import type { Person } from './presence';

export interface DeskState {
  desk: Desk;
  onAir: OnAir;
  people: Person[];
}
export type Operated = DeskState & { failed?: DeskError | { error: 'tooMany' } };
