import type { SheetDetail } from '~/pokedex/regulations';
import {
  type AppliedProposals,
  applyProposals,
  type FormValues,
  memberField,
  moveField,
  type ProposedMember,
} from './proposals';

/** `emptied`: fields with what an earlier image gave, and which these images don't. */
export type ReappliedProposals = AppliedProposals & { emptied: Record<string, string> };

const slots = [0, 1, 2, 3, 4, 5] as const;

/** Replaces what images filled in before, unless the player has changed it. @param filled those values, by field */
export function reapplyProposals(
  values: FormValues,
  filled: FormValues,
  proposed: readonly ProposedMember[],
  shows: readonly SheetDetail[],
): ReappliedProposals {
  const untouched = Object.keys(filled).filter(
    (field) => filled[field] !== '' && values[field] === filled[field],
  );
  const blanked = { ...values, ...blanksOf(untouched) };
  for (const slot of slots) {
    const species = memberField(slot, 'species');
    // The player works on this Pokémon: its name stays, so that it gets its own details.
    if (fieldsIn(slot, Object.keys(values)).some((field) => blanked[field]?.trim()))
      blanked[species] = values[species] ?? '';
  }
  const applied = applyProposals(blanked, proposed, shows);
  const isLeft = (field: string) => !(field in applied.fills) && blanked[field] === '';
  const emptied = slots.flatMap((slot) => {
    const species = memberField(slot, 'species');
    const left = fieldsIn(slot, untouched).filter(isLeft);
    if (blanked[species] === '' && applied.fills[species] !== values[species]) return left;
    // A mixture of two readings would be nobody's moveset.
    const moves = [0, 1, 2, 3].map((at) => moveField(slot, at));
    return moves.some((field) => field in applied.fills) ? left.filter((field) => moves.includes(field)) : [];
  });
  return { ...applied, emptied: blanksOf(emptied) };
}

const fieldsIn = (slot: number, fields: readonly string[]) =>
  fields.filter((field) => field.startsWith(`members[${slot}].`));

const blanksOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']));
