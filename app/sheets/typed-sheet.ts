import { maxCharacters, type PlayerInfo } from '~/accounts/player';
import { filledField } from '~/pastes/filled-slots';
import { teamSize } from '~/pokedex/member';
import { printSureNames, readSureNames, type SureNames } from '~/pokedex/naming/sure-names';

/** Form values of a member: text in either language, types and Stat Alignments by key. */
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
  /** Save the IDs in the profile of the signed-in account. */
  keepsIds: boolean;
  filled: string;
}

const maxTextLength = 400;
const maxSureLength = 4_000;

/** Ignores unknown fields; missing ones are blank. */
export function readTypedSheet(form: FormData): TypedSheet {
  const text = (name: string, max = maxTextLength) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, max) : '';
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
    sure: readSureNames(text('sure', maxSureLength)),
    isPublic: form.get('isPublic') === 'on',
    teamCode: text('teamCode'),
    readingId: text('readingId').slice(0, 26),
    secondReadingId: text('secondReadingId').slice(0, 26),
    improvesReading: form.get('improvesReading') === 'on',
    keepsIds: form.get('keepsIds') === 'on',
    filled: text(filledField, 60),
  };
}

/** Field name → value; empty for a blank or an unticked box. */
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

export const blankDetails = (slot: number): Record<string, string> =>
  Object.fromEntries(
    ['ability', 'item', 'teraType', 'statAlignment', ...[0, 1, 2, 3].map((at) => `moves[${at}]`)].map(
      (field) => [`members[${slot}].${field}`, ''],
    ),
  );

/** Fields of another sheet's six and their confirmed names, without its images. */
export const teamFieldsOf = (typed: TypedSheet): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(typed)).filter(([name]) => name === 'sure' || name.startsWith('members[')),
  );

/** Omits blank values, so that defaults can fill them. */
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
