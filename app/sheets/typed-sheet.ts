import { maxCharacters, type PlayerInfo } from '~/accounts/player';
import { filledField } from '~/pastes/filled-slots';
import { teamSize } from '~/pokedex/member';
import { printSureNames, readSureNames, type SureNames } from '~/pokedex/naming/sure-names';

/** One of the six as it stands in the form: text in either language, types and Stat Alignments by key. */
export interface TypedMember {
  species: string;
  ability: string;
  item: string;
  moves: string[];
  teraType: string;
  statAlignment: string;
}

export interface TypedSheet extends PlayerInfo {
  members: TypedMember[];
  sure: SureNames;
  isPublic: boolean;
  teamCode: string;
  readingId: string;
  secondReadingId: string;
  improvesReading: boolean;
  /** Into the profile of who signed in. */
  keepsIds: boolean;
  /** See `fillOver`. */
  filled: string;
}

const longestText = 400;
const longestSure = 4_000;

/** Reads the fields which the form has; any other is left out, and what is missing is blank. */
export function readTypedSheet(form: FormData): TypedSheet {
  const text = (name: string, longest = longestText) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return {
    displayName: text('displayName'),
    saidName: text('saidName'),
    discordId: text('discordId'),
    twitterId: text('twitterId'),
    tonamelId: text('tonamelId'),
    members: Array.from({ length: teamSize }, (_, slot) => ({
      species: text(`members[${slot}].species`),
      ability: text(`members[${slot}].ability`),
      item: text(`members[${slot}].item`),
      moves: [0, 1, 2, 3].map((at) => text(`members[${slot}].moves[${at}]`)),
      teraType: text(`members[${slot}].teraType`),
      statAlignment: text(`members[${slot}].statAlignment`),
    })),
    sure: readSureNames(text('sure', longestSure)),
    isPublic: form.get('isPublic') === 'on',
    teamCode: text('teamCode'),
    readingId: text('readingId').slice(0, 26),
    secondReadingId: text('secondReadingId').slice(0, 26),
    improvesReading: form.get('improvesReading') === 'on',
    keepsIds: form.get('keepsIds') === 'on',
    filled: text(filledField, 60),
  };
}

/** Field name → what stands in it; an unticked box and a blank are the empty text. */
export function fieldsOf(typed: TypedSheet): Record<string, string> {
  const fields: Record<string, string> = {
    sure: printSureNames(typed.sure),
    isPublic: typed.isPublic ? 'on' : '',
    teamCode: typed.teamCode,
    readingId: typed.readingId,
    secondReadingId: typed.secondReadingId,
    improvesReading: typed.improvesReading ? 'on' : '',
    keepsIds: typed.keepsIds ? 'on' : '',
    [filledField]: typed.filled,
  };
  for (const name of Object.keys(maxCharacters) as (keyof PlayerInfo)[]) fields[name] = typed[name];
  typed.members.forEach(({ moves, ...member }, slot) => {
    for (const [field, value] of Object.entries(member)) fields[`members[${slot}].${field}`] = value;
    moves.forEach((move, at) => {
      fields[`members[${slot}].moves[${at}]`] = move;
    });
  });
  return fields;
}

/** The fields of one of the six beside its species, emptied. */
export const blankDetails = (slot: number): Record<string, string> =>
  Object.fromEntries(
    ['ability', 'item', 'teraType', 'statAlignment', ...[0, 1, 2, 3].map((at) => `moves[${at}]`)].map(
      (field) => [`members[${slot}].${field}`, ''],
    ),
  );

/** The fields of the six of another sheet, with what its player said of its names; its images stay behind. */
export const teamFieldsOf = (typed: TypedSheet): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(typed)).filter(([name]) => name === 'sure' || name.startsWith('members[')),
  );

/** Without what is blank, so that it may be filled in from elsewhere. */
export const filledIn = (typed: TypedSheet): Partial<TypedSheet> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));

export function withFields(typed: TypedSheet, written: Readonly<Record<string, string>>): TypedSheet {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fieldsOf(typed), ...written })) form.set(name, value);
  return readTypedSheet(form);
}

export const initialValueOf = ({
  isPublic,
  improvesReading,
  keepsIds,
  members,
  sure: _,
  filled: __,
  ...player
}: TypedSheet) => ({
  ...player,
  ...(isPublic && { isPublic: 'on' }),
  ...(improvesReading && { improvesReading: 'on' }),
  ...(keepsIds && { keepsIds: 'on' }),
  members: members.map((member) => ({ ...member })),
});

export const blankSheet = (): TypedSheet => readTypedSheet(new FormData());
