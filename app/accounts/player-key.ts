import { foldText } from '~/text/text';

const idNames = ['discordId', 'tonamelId'] as const;
/** The IDs that are one person's alone. */
export type PlayerIdName = (typeof idNames)[number];

// What people write into a field that must not stay blank.
const none =
  /^[-‐–—ー_.・/?？×x0]*$|^(なし|無し|ない|無い|未定|未登録|不明|no|none|nothing|null|nil|na|n\/a|test|tbd)$/;

const blanksAndAt = /^@|\s/g;

/** The same however the ID is written; empty where it says nothing. */
export const playerKeyOf = (id: string): string => {
  if (id === '') return '';
  const key = foldText(id).replace(blanksAndAt, '');
  return none.test(key) ? '' : key;
};

/** Which IDs two sheets have in common, however they are written; "none" is nobody's. */
export function idsInCommon(
  one: Readonly<Record<PlayerIdName, string>>,
  other: Readonly<Record<PlayerIdName, string>>,
): PlayerIdName[] {
  return idNames.filter(
    (name) => playerKeyOf(one[name]) !== '' && playerKeyOf(one[name]) === playerKeyOf(other[name]),
  );
}

/** One text for each ID that tells who plays, the same for the same person. */
export const playerKeysOf = (ids: Readonly<Record<PlayerIdName, string>>): string[] =>
  idNames.flatMap((name) => {
    const key = playerKeyOf(ids[name]);
    return key ? [`${name} ${key}`] : [];
  });
