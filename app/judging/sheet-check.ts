/** Whether staff have checked a sheet; `changed`: an older revision. */
export type CheckState = 'none' | 'checked' | 'changed';

export const checkState = (revision: number, checkedRevision: number | null): CheckState =>
  checkedRevision === null ? 'none' : checkedRevision === revision ? 'checked' : 'changed';
