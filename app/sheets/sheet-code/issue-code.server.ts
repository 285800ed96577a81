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

/** Has no key, so that a code says of it that it is unknown. */
const notSure = '?';

/** What a code says of a member: what others see of it, without what may have been misread. */
function coded(member: MergedMember, sheet: Sheet): TeamMember {
  const shown = sheetDetails(sheet.game, sheet.regulation);
  const { read } = member;
  const value = (field: 'ability' | 'item' | 'statAlignment' | 'teraType') => {
    if (!shown.includes(field)) return undefined;
    return field !== 'teraType' && read[field] === 'unsure' ? notSure : member[field];
  };
  const moves = shown.includes('moves') ? (member.moves ?? []) : [];
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

/** The digits of a sheet as it stands. The caller knows that whoever gets them may see it: they tell all of an open one. */
export async function issueCode(secret: string, sheet: Sheet, withName: boolean): Promise<string> {
  const day = dayOf(sheet);
  const payload = payloadOf(sheet, withName, day);
  const tag = await tagOf(secret, { teamSheetId: sheet.id, day, payload });
  return digitsOf(Uint8Array.from([...payload, ...tag]));
}

/** Whether a code was made here for this team. */
export const isIssued = (secret: string, teamSheetId: string, { day, payload, tag }: SheetCode) =>
  isTag(secret, { teamSheetId, day, payload }, tag);

/** Whether a code says what stands on the sheet now. Only to be asked of one that was made here. */
export const isCurrent = (sheet: Sheet, { name, day, payload }: SheetCode): boolean =>
  Buffer.compare(payloadOf(sheet, name !== '', day), payload) === 0;
