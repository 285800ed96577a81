import type { Role } from '~/groups/permission';
import type { SheetChange } from '~/sheets/sheet-changes';

/** What staff did to a sheet, as its player is told; texts are in locales: viewTeam.acts. */
export interface StaffAct {
  what: 'add' | 'correct' | 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink';
  /** None of somebody who has left, and of a site admin. */
  role: Role | null;
  reason: string;
  at: Date;
  /** Of an unlock. */
  until?: Date;
  /** Of a correction. */
  changes: readonly SheetChange[];
}
