import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { isTeam } from '~/pastes/foreign-paste';
import type { PastedMember, PastedTeam } from '~/pastes/paste';
import type { Game } from '~/pokedex/game';
import { sheetDetails } from '~/pokedex/regulations';
import { isOwnLink, teamLinkAmong } from '~/readings/team-link';
import { type FoundTeamSheet, findTeamSheet } from './find-team-sheet.server';
import { type MergedMember, mergeReading } from './reading/merge-reading';
import { reveal } from './reveal';
import { type CodedMember, type CodedValue, readSheetCode } from './sheet-code/read-sheet-code';

/**
 * Reads the team behind a URL of this site, typed or from a QR code: what its page shows to this viewer, or else what the
 * code itself holds. A team that they may not see is like one that doesn't exist. @returns undefined for any other text
 */
export async function followTeamLink(
  text: string,
  request: Request,
  context: AppLoadContext,
  game: Game,
): Promise<PastedTeam | undefined> {
  const { db, env, now } = context;
  const { link, words = '' } = teamLinkAmong(text) ?? {};
  if (!link || !isOwnLink(link, env.PUBLIC_URL, request.url) || isTeam(words)) return undefined;
  const found = await findTeamSheet(db, link.id, await findViewer(request, context));
  const level = found && reveal(found.seenBy, found.sheet, now).level;
  const code = link.digits ? readSheetCode(link.digits) : undefined;
  const isCoded = code !== undefined && 'members' in code;
  if (found && level && (level !== 'species' || !isCoded)) return asPasted(shownMembers(found, level), game);
  if (isCoded) return asPasted(code.members.map(codedMember), game);
  return { members: [], problems: [{ line: 1, text: '', key: 'teamNotShown' }] };
}

function shownMembers({ sheet }: FoundTeamSheet, level: 'everything' | 'open' | 'species'): PastedMember[] {
  const shows = level === 'species' ? [] : sheetDetails(sheet.game, sheet.regulation);
  return mergeReading(sheet.members, sheet.reading.result).map((member) => {
    const shown: PastedMember = { species: member.species };
    for (const field of ['ability', 'item', 'teraType', 'statAlignment'] as const)
      if (shows.includes(field) && isSure(member, field)) shown[field] = member[field];
    if (shows.includes('moves'))
      shown.moves = member.moves?.filter((move) => member.read.moves?.[move] !== 'unsure');
    return shown;
  });
}

const isSure = ({ read }: MergedMember, field: 'ability' | 'item' | 'teraType' | 'statAlignment') =>
  field === 'teraType' || read[field] !== 'unsure';

const keyOf = (value: CodedValue | undefined) => (typeof value === 'object' ? value.key : undefined);

function codedMember({ species, details }: CodedMember): PastedMember {
  return {
    species: keyOf(species),
    ability: keyOf(details?.ability),
    item: keyOf(details?.item),
    teraType: keyOf(details?.teraType),
    statAlignment: keyOf(details?.statAlignment),
    moves: details?.moves.flatMap((move) => keyOf(move) ?? []),
  };
}

/** Without what the game of the form does not show. */
function asPasted(members: readonly PastedMember[], game: Game): PastedTeam {
  const hadTypes = game !== 'sv' && members.some(({ teraType }) => teraType);
  return {
    members: members.map(({ teraType, statAlignment, ...member }) => ({
      ...member,
      ...(game === 'sv' ? { teraType } : { statAlignment }),
    })),
    problems: hadTypes ? [{ line: 1, text: '', key: 'noTeraType' }] : [],
  };
}
