import type { Role } from '~/groups/permission';
import type { SheetChange } from '~/sheets/sheet-changes';

/** Something that staff did to a sheet, for its player; texts are in locales: viewTeam.acts. */
export interface StaffAct {
  what: 'add' | 'correct' | 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink';
  /** Null for former staff and for site admins. */
  role: Role | null;
  reason: string;
  at: Date;
  until?: Date;
  changes: readonly SheetChange[];
}
