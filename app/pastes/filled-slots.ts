import { teamSize } from '~/pokedex/member';

type Fields = Readonly<Record<string, string>>;

/** The name of the field that tells which of the six still stand as the last fill left them. */
export const filledField = 'filled';

export interface FillOver {
  fills: Record<string, string>;
  /** Slots, from 1, that the fill does not name and that hold what somebody typed or an image filled in. */
  kept: number[];
}

/**
 * A fill that is shorter than what stood there: slots that an earlier fill left and nobody changed since are emptied,
 * any other stays and is told.
 * @param fields the form as it stands, with its own `filledField`
 */
export function fillOver(fields: Fields, fills: Fields): FillOver {
  if (Object.keys(fills).length === 0) return { fills: {}, kept: [] };
  const earlier = (fields[filledField] ?? '').split('.');
  const kept: number[] = [];
  const emptied: Record<string, string> = {};
  const marks: string[] = [];
  for (let slot = 0; slot < teamSize; slot++) {
    const own = fieldsOfSlot(fields, slot);
    const isNamed = fieldsOfSlot(fills, slot).length > 0;
    // The form may show less of a Pokémon than the text has.
    marks.push(isNamed ? markOf(own.map(([name]) => [name, fills[name] ?? ''])) : '');
    if (isNamed || own.every(([, value]) => value === '')) continue;
    if (earlier[slot] === markOf(own)) for (const [name] of own) emptied[name] = '';
    else kept.push(slot + 1);
  }
  return { fills: { ...fills, ...emptied, [filledField]: marks.join('.') }, kept };
}

/** Every field of these slots, emptied. */
export const emptySlots = (fields: Fields, slots: readonly number[]): Record<string, string> =>
  Object.fromEntries(slots.flatMap((slot) => fieldsOfSlot(fields, slot - 1).map(([name]) => [name, ''])));

const fieldsOfSlot = (fields: Fields, slot: number) =>
  Object.entries(fields).filter(([name]) => name.startsWith(`members[${slot}].`));

/** FNV-1a, 32 bits: tells a change, and is no secret. */
function markOf(fields: readonly (readonly [string, string])[]): string {
  let hash = 0x811c9dc5;
  for (const [name, value] of [...fields].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const letter of `${name}=${value.trim()}\n`)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
