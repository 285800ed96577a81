import { foldText } from '~/text/text';

const idNames = ['discordId', 'tonamelId'] as const;
export type PlayerIdName = (typeof idNames)[number];

const filler =
  /^[-‐–—ー_.・/?？×x0]*$|^(なし|無し|ない|無い|未定|未登録|不明|no|none|nothing|null|nil|na|n\/a|test|tbd)$/;

const blanksAndAt = /^@|\s/g;

/** Normalizes an ID, ignoring spelling variants; empty if blank or a filler like "none". */
export const playerKeyOf = (id: string): string => {
  if (id === '') return '';
  const key = foldText(id).replace(blanksAndAt, '');
  return filler.test(key) ? '' : key;
};

export function idsInCommon(
  one: Readonly<Record<PlayerIdName, string>>,
  other: Readonly<Record<PlayerIdName, string>>,
): PlayerIdName[] {
  return idNames.filter(
    (name) => playerKeyOf(one[name]) !== '' && playerKeyOf(one[name]) === playerKeyOf(other[name]),
  );
}

/** Lookup keys of a player, one per usable ID; equal keys mean the same person. */
export const playerKeysOf = (ids: Readonly<Record<PlayerIdName, string>>): string[] =>
  idNames.flatMap((name) => {
    const key = playerKeyOf(ids[name]);
    return key ? [`${name} ${key}`] : [];
  });
