import fc from 'fast-check';
import { abilityNames } from '~/pokedex/ability-names';
import { games } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, speciesKeys } from '~/pokedex/species';
import { typeNames } from '~/pokedex/type-names';
import { digitsOf } from '~/sheets/sheet-code/digits';
import type { CodedMember, CodedValue, SheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { tagOf } from '~/sheets/sheet-code/tag.server';
import { type CodedSheet, writePayload } from '~/sheets/sheet-code/write-payload';
import type { ReadMember } from './stranger';

const keyOf = (keys: readonly string[]) => fc.constantFrom(...keys);
const unlisted = fc.constantFrom('Foomon', 'ほげ', '__proto__', 'constructor', 'toString', 'nosuchthing');
const known = (names: object) => keyOf(Object.keys(names));
const field = (names: object) =>
  fc.oneof(
    { weight: 8, arbitrary: known(names) },
    { weight: 1, arbitrary: unlisted },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const anyMember: fc.Arbitrary<TeamMember> = fc
  .oneof({ weight: 12, arbitrary: keyOf(speciesKeys()) }, { weight: 1, arbitrary: unlisted })
  .chain((species) =>
    fc.record({
      species: fc.constant(species),
      ability: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(undefined, ...abilitiesOf(species)) },
        { weight: 1, arbitrary: field(abilityNames) },
      ),
      item: field(itemNames),
      moves: fc.array(
        fc.oneof({ weight: 8, arbitrary: known(moveNames) }, { weight: 1, arbitrary: unlisted }),
        {
          maxLength: 4,
        },
      ),
      teraType: field(typeNames),
      statAlignment: field(natureNames),
    }),
  );

export const anySheet: fc.Arbitrary<CodedSheet> = fc.record({
  game: fc.constantFrom(...games),
  isClosed: fc.boolean(),
  day: fc.integer({ min: 0, max: 65_535 }),
  name: fc.constantFrom('', 'ハルカ', 'Leon K.', '𩸽', '👩‍👩‍👧‍👦', 'が', 'あ'.repeat(16), 'x'),
  members: fc.array(anyMember, { minLength: 1, maxLength: 6 }),
});

export const secret = 'a secret of the tests, 32 characters or more';

export async function digitsOfSheet(sheet: CodedSheet, teamSheetId: string, key = secret): Promise<string> {
  const payload = writePayload(sheet);
  const tag = await tagOf(key, { teamSheetId, day: sheet.day, payload });
  return digitsOf(Uint8Array.from([...payload, ...tag]));
}

/** What of a sheet a code has to say; the pokedex is asked, not the tables. */
export function expectedOf({ game, isClosed, members }: CodedSheet): ReadMember[] {
  const said = (keys: readonly string[], key: string | undefined) =>
    key ? (keys.includes(key) ? key : '?') : null;
  return members.map(({ species, ability, item, moves = [], teraType, statAlignment }) => ({
    species: said(speciesKeys(), species),
    ...(!isClosed && {
      ability: said(abilitiesOf(species), ability),
      item: said(Object.keys(itemNames), item),
      moves: moves.map((move) => said(Object.keys(moveNames), move)),
      last:
        game === 'sv'
          ? said(Object.keys(typeNames), teraType)
          : said(Object.keys(natureNames), statAlignment),
    }),
  }));
}

const plain = (value: CodedValue) => (value === 'blank' ? null : value === 'unknown' ? '?' : value.key);

const plainMember = ({ species, details }: CodedMember, game: SheetCode['game']): ReadMember => ({
  species: plain(species),
  ...(details && {
    ability: plain(details.ability),
    item: plain(details.item),
    moves: details.moves.map(plain),
    last: plain((game === 'sv' ? details.teraType : details.statAlignment) ?? 'blank'),
  }),
});

/** In the words of the vectors. */
export const plainSheet = (code: SheetCode) => ({
  game: code.game,
  closed: code.isClosed,
  date: new Date(code.day * 86_400_000).toISOString().slice(0, 10),
  name: code.name,
  members: code.members.map((member) => plainMember(member, code.game)),
  payload: Buffer.from(code.payload).toString('hex'),
  tag: Buffer.from(code.tag).toString('hex'),
});
