import { foldName } from '~/pokedex/name';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import type { SheetDetail } from '~/pokedex/regulations';

export interface ProposedValue {
  /** Localized for the viewer. */
  name: string;
  /** Folded names (see foldName) that mean the same: both languages, the key, other forms of a species. */
  alike: readonly string[];
  uncertain: boolean;
  raw: string;
  /** Names that it may be. */
  choices?: readonly string[];
}

export interface ProposedMember {
  species?: ProposedValue;
  ability?: ProposedValue;
  item?: ProposedValue;
  /** `name` is the key, as in the select's options. */
  statAlignment?: ProposedValue;
  moves: readonly ProposedValue[];
}

export type FormValues = Readonly<Record<string, string>>;

export interface AppliedProposals {
  fills: Record<string, string>;
  /** Certainty of each filled field, and of earlier values that are unsure. */
  marks: Record<string, Mark>;
  unmatched: string[];
}

const slots = [0, 1, 2, 3, 4, 5] as const;

export const memberField = (
  slot: number,
  field: 'species' | 'ability' | 'item' | 'teraType' | 'statAlignment',
) => `members[${slot}].${field}`;
export const moveField = (slot: number, at: number) => `members[${slot}].moves[${at}]`;

/** Fills only blanks among the details shown: named species from their own Pokémon, blank slots from the others. */
export function applyProposals(
  values: FormValues,
  proposed: readonly ProposedMember[],
  shows: readonly SheetDetail[],
): AppliedProposals {
  const applied: AppliedProposals = { fills: {}, marks: {}, unmatched: [] };
  const written = (field: string) => (values[field] ?? '').trim();
  const fill = (field: string, value: ProposedValue | undefined) => {
    if (!value) return;
    if (written(field) !== '') {
      if (value.uncertain && foldName(written(field)) === foldName(value.name))
        applied.marks[field] = markOf(value);
      return;
    }
    applied.fills[field] = value.name;
    applied.marks[field] = markOf(value);
  };

  const { places, left } = placesOf(values, proposed);
  for (const [slot, member] of places) {
    for (const field of ['species', 'ability', 'item', 'statAlignment'] as const)
      if (field === 'species' || shows.includes(field)) fill(memberField(slot, field), member[field]);
    if (shows.includes('moves')) fillMoves(slot, member.moves, written, fill);
  }
  applied.unmatched = left.flatMap(({ species }) => (species ? [species.name] : []));
  return applied;
}

/** Places each member beside its own name, else in its own slot, else in the first blank one. */
function placesOf(values: FormValues, proposed: readonly ProposedMember[]) {
  const left = new Map(
    [...proposed.entries()].filter(([, { species, moves }]) => species || moves.length > 0),
  );
  const places = new Map<number, ProposedMember>();
  const put = (slot: number, from: number | undefined) => {
    const member = from === undefined ? undefined : left.get(from);
    if (!member || from === undefined || places.has(slot)) return;
    places.set(slot, member);
    left.delete(from);
  };
  for (const slot of slots) {
    const written = (values[memberField(slot, 'species')] ?? '').trim();
    put(
      slot,
      [...left.keys()].find((from) => means(written, left.get(from)?.species)),
    );
  }
  const blank = slots.filter((slot) => !places.has(slot) && isBlank(values, slot));
  for (const slot of blank) put(slot, slot);
  for (const slot of blank) put(slot, [...left.keys()][0]);
  return { places: [...places].sort(([a], [b]) => a - b), left: [...left.values()] };
}

/** If the moves contradict the image, they stay: a mixture would be nobody's moveset. */
function fillMoves(
  slot: number,
  moves: readonly ProposedValue[],
  written: (field: string) => string,
  fill: (field: string, value: ProposedValue) => void,
) {
  const fields = [0, 1, 2, 3].map((at) => moveField(slot, at));
  const typed = fields.map(written).filter((text) => text !== '');
  for (const field of fields) {
    const move = moves.find((each) => means(written(field), each));
    if (move) fill(field, move);
  }
  if (typed.some((text) => !moves.some((move) => means(text, move)))) return;
  const blank = fields.filter((field) => written(field) === '');
  const missing = moves.filter((move) => !typed.some((text) => means(text, move)));
  for (const [at, field] of blank.entries()) {
    const move = missing[at];
    if (move) fill(field, move);
  }
}

const markOf = ({ uncertain, raw, choices }: ProposedValue): Mark => ({
  isSure: !uncertain,
  raw,
  ...(choices && { choices }),
});

const means = (written: string, value: ProposedValue | undefined) =>
  written !== '' && value !== undefined && value.alike.includes(foldName(written));

const isBlank = (values: FormValues, slot: number) =>
  !Object.entries(values).some(
    ([field, value]) => field.startsWith(`members[${slot}].`) && value.trim() !== '',
  );
