import { teamSize } from '~/pokedex/member';

type Fields = Readonly<Record<string, string>>;

/** Hidden field: a hash of each slot as the last fill left it, to detect later changes. */
export const filledField = 'filled';

export interface FillOver {
  fills: Record<string, string>;
  /** Slots, from 1, that keep what was typed or read from an image. */
  kept: number[];
}

/**
 * Extends a fill to the slots beyond it: those unchanged since an earlier fill are emptied, the others kept.
 * @param fields the form's current values, including `filledField`
 */
export function fillOver(fields: Fields, fills: Fields): FillOver {
  if (Object.keys(fills).length === 0) return { fills: {}, kept: [] };
  const earlier = (fields[filledField] ?? '').split('.');
  const kept: number[] = [];
  const emptied: Record<string, string> = {};
  const hashes: string[] = [];
  for (let slot = 0; slot < teamSize; slot++) {
    const own = fieldsOfSlot(fields, slot);
    const isNamed = fieldsOfSlot(fills, slot).length > 0;
    // Hash only the form's fields: the text may have more.
    hashes.push(isNamed ? hashOf(own.map(([name]) => [name, fills[name] ?? ''])) : '');
    if (isNamed || own.every(([, value]) => value === '')) continue;
    if (earlier[slot] === hashOf(own)) for (const [name] of own) emptied[name] = '';
    else kept.push(slot + 1);
  }
  return { fills: { ...fills, ...emptied, [filledField]: hashes.join('.') }, kept };
}

/** @param slots from 1 */
export const emptySlots = (fields: Fields, slots: readonly number[]): Record<string, string> =>
  Object.fromEntries(slots.flatMap((slot) => fieldsOfSlot(fields, slot - 1).map(([name]) => [name, ''])));

const fieldsOfSlot = (fields: Fields, slot: number) =>
  Object.entries(fields).filter(([name]) => name.startsWith(`members[${slot}].`));

/** FNV-1a, 32 bits: detects changes; not cryptographic. */
function hashOf(fields: readonly (readonly [string, string])[]): string {
  let hash = 0x811c9dc5;
  for (const [name, value] of [...fields].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const letter of `${name}=${value.trim()}\n`)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
