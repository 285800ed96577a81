/** What a request proves about the person behind it. Rights follow from the records found with it. */
export interface Viewer {
  userId: string | null;
  isSiteAdmin: boolean;
  /** Team sheet id → edit key, of the sheets which this device submitted as a guest. */
  editKeys: ReadonlyMap<string, string>;
}

export const stranger: Viewer = { userId: null, isSiteAdmin: false, editKeys: new Map() };
