/** Facts proven by a request's cookies. Rights follow from the records found with them. */
export interface Viewer {
  userId: string | null;
  isSiteAdmin: boolean;
  /** Maps team sheet IDs to edit keys, for the sheets submitted on this device. */
  editKeys: ReadonlyMap<string, string>;
}

export const stranger: Viewer = { userId: null, isSiteAdmin: false, editKeys: new Map() };
