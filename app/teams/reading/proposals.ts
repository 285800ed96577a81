import { foldName } from '~/pokedex/name';

export interface ProposedValue {
  /** In the viewer's language, as it is written into the field. */
  name: string;
  /** Folded names (see foldName) that mean the same: both languages, the key; a species' other forms too. */
  alike: readonly string[];
  uncertain: boolean;
}

export interface ProposedMember {
  species?: ProposedValue;
  ability?: ProposedValue;
  item?: ProposedValue;
  moves: readonly ProposedValue[];
}

/** Form fields by name: `members[0].species` → what stands in it. */
export type FormValues = Readonly<Record<string, string>>;

export interface AppliedProposals {
  fills: Record<string, string>;
  /** Each filled field, and how sure the reading is of it. */
  marks: Record<string, 'sure' | 'unsure'>;
  /** Names of the Pokémon in the image that found no place. */
  unmatched: string[];
}

const slots = [0, 1, 2, 3, 4, 5] as const;

export const memberField = (
  slot: number,
  field: 'species' | 'ability' | 'item' | 'teraType' | 'statAlignment',
) => `members[${slot}].${field}`;
export const moveField = (slot: number, at: number) => `members[${slot}].moves[${at}]`;

/** Fills blanks only: a named species from its own Pokémon in the image, blank slots from the others. */
export function applyProposals(values: FormValues, proposed: readonly ProposedMember[]): AppliedProposals {
  const applied: AppliedProposals = { fills: {}, marks: {}, unmatched: [] };
  const written = (field: string) => (values[field] ?? '').trim();
  const fill = (field: string, value: ProposedValue | undefined) => {
    if (!value || written(field) !== '') return;
    applied.fills[field] = value.name;
    applied.marks[field] = value.uncertain ? 'unsure' : 'sure';
  };

  const left = proposed.filter(({ species, moves }) => species || moves.length > 0);
  const places = new Map<number, ProposedMember>();
  for (const slot of slots) {
    const at = left.findIndex(
      ({ species }) => species && means(written(memberField(slot, 'species')), species),
    );
    if (at >= 0) places.set(slot, ...(left.splice(at, 1) as [ProposedMember]));
  }
  for (const slot of slots) {
    if (!places.has(slot) && left.length > 0 && isBlank(values, slot)) {
      places.set(slot, left.shift() as ProposedMember);
    }
  }

  for (const [slot, member] of [...places].sort(([a], [b]) => a - b)) {
    for (const field of ['species', 'ability', 'item'] as const)
      fill(memberField(slot, field), member[field]);
    fillMoves(slot, member.moves, written, fill);
  }
  applied.unmatched = left.flatMap(({ species }) => (species ? [species.name] : []));
  return applied;
}

/** Moves that contradict the image are left alone: half of each would be nobody's moveset. */
function fillMoves(
  slot: number,
  moves: readonly ProposedValue[],
  written: (field: string) => string,
  fill: (field: string, value: ProposedValue) => void,
) {
  const fields = [0, 1, 2, 3].map((at) => moveField(slot, at));
  const typed = fields.map(written).filter((text) => text !== '');
  if (typed.some((text) => !moves.some((move) => means(text, move)))) return;
  const blank = fields.filter((field) => written(field) === '');
  const missing = moves.filter((move) => !typed.some((text) => means(text, move)));
  for (const [at, field] of blank.entries()) {
    const move = missing[at];
    if (move) fill(field, move);
  }
}

const means = (written: string, value: ProposedValue) =>
  written !== '' && value.alike.includes(foldName(written));

const isBlank = (values: FormValues, slot: number) =>
  !Object.entries(values).some(
    ([field, value]) => field.startsWith(`members[${slot}].`) && value.trim() !== '',
  );
