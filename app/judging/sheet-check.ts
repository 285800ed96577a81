/** Whether staff have looked a sheet through; `changed`: there is a newer revision than the one they looked at. */
export type CheckState = 'none' | 'checked' | 'changed';

export const checkState = (revision: number, checkedRevision: number | null): CheckState =>
  checkedRevision === null ? 'none' : checkedRevision === revision ? 'checked' : 'changed';
