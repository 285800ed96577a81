/** Texts are in locales: staffLog.acts. */
const loggedActs = [
  'looked',
  'exported',
  'printed',
  'added',
  'corrected',
  'unlocked',
  'locked',
  'withdrew',
  'restored',
  'renewedLink',
  'madeLateLink',
  'extended',
  'checked',
  'drew',
  'noted',
  'announced',
  'decided',
  'changedRole',
] as const;
export type LoggedAct = (typeof loggedActs)[number];
