import type { TeamMember } from '~/pokedex/member';
import { sheetDetails } from '~/pokedex/regulations';
import { type FoundTeamSheet, withoutHiddenName } from '~/sheets/find-team-sheet.server';
import { type MergedMember, mergeReading } from '~/sheets/reading/merge-reading';
import { digitsOf } from './digits';
import type { SheetCode } from './read-sheet-code';
import { isTag, tagOf } from './tag.server';
import { writePayload } from './write-payload';

type Sheet = FoundTeamSheet['sheet'];

const dayOf = ({ revisedAt, submittedAt }: Sheet) =>
  Math.floor((revisedAt ?? submittedAt).getTime() / 86_400_000);

/** Has no key, so that the code encodes it as unknown. */
const notSure = '?';

/** Includes only what others may see, without unsure readings. */
function coded(member: MergedMember, sheet: Sheet): TeamMember {
  const visible = sheetDetails(sheet.game, sheet.regulation);
  const { read } = member;
  const value = (field: 'ability' | 'item' | 'statAlignment' | 'teraType') => {
    if (!visible.includes(field)) return undefined;
    return field !== 'teraType' && read[field] === 'unsure' ? notSure : member[field];
  };
  const moves = visible.includes('moves') ? (member.moves ?? []) : [];
  return {
    species: member.species,
    ability: value('ability'),
    item: value('item'),
    teraType: value('teraType'),
    statAlignment: value('statAlignment'),
    moves: moves.map((move) => (read.moves?.[move] === 'unsure' ? notSure : move)),
  };
}

const payloadOf = (sheet: Sheet, withName: boolean, day: number) =>
  writePayload({
    game: sheet.game,
    isClosed: sheet.kind === 'cts',
    day,
    name: withName ? withoutHiddenName(sheet).displayName : '',
    members: mergeReading(sheet.members, sheet.reading.result).map((member) => coded(member, sheet)),
  });

/** Issues the code of a sheet. It reveals all of an open sheet: callers must check that the reader may see it. */
export async function issueCode(secret: string, sheet: Sheet, withName: boolean): Promise<string> {
  const day = dayOf(sheet);
  const payload = payloadOf(sheet, withName, day);
  const tag = await tagOf(secret, { teamSheetId: sheet.id, day, payload });
  return digitsOf(Uint8Array.from([...payload, ...tag]));
}

/** Verifies the HMAC for this team. */
export const isIssued = (secret: string, teamSheetId: string, { day, payload, tag }: SheetCode) =>
  isTag(secret, { teamSheetId, day, payload }, tag);

/** Whether a code matches the sheet now. Call it only for codes that `isIssued` accepted. */
export const isCurrent = (sheet: Sheet, { name, day, payload }: SheetCode): boolean =>
  Buffer.compare(payloadOf(sheet, name !== '', day), payload) === 0;
