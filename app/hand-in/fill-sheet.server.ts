import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import type { Locale } from '~/locales/locale';
import { emptySlots, fillOver } from '~/pastes/filled-slots';
import { linkIn } from '~/pastes/foreign-paste';
import { readPastedText } from '~/pastes/paste';
import type { RuledTournament } from '~/pokedex/legal-rules';
import { areOneTeam, joinReadings } from '~/readings/join-readings';
import type { Reading } from '~/readings/reading.server';
import type { FormAnswer } from '~/sheets/form-answer';
import type { Asked } from '~/sheets/form-button';
import { rulesOf } from '~/sheets/judge-sheet';
import { typedSheetOf } from '~/sheets/name-typed';
import { pastedValues, toldPaste } from '~/sheets/pasted-values';
import { type AppliedProposals, applyProposals } from '~/sheets/reading/proposals';
import { proposeMembers } from '~/sheets/reading/propose-members';
import { contentOf, findOwnTeamSheet } from '~/sheets/team-sheet.server';
import { blankDetails, fieldsOf, type TypedSheet, teamFieldsOf, withFields } from '~/sheets/typed-sheet';
import { readPasted } from './pasted-team.server';

export type FilledSheet = Pick<FormAnswer, 'pasted' | 'applied' | 'areTwoTeams'> & { typed: TypedSheet };

interface Filling {
  asked: Asked;
  typed: TypedSheet;
  read: readonly Reading[];
  /** All texts of the form, by field name. */
  fields: Record<string, string>;
}

const judged = ['review', 'submit', 'choose', 'keep'] as const;

/** Fills the form in as its button says, or gives it back as it is. @returns undefined for a form to be judged */
export async function fillSheet(
  request: Request,
  context: AppLoadContext,
  tournament: RuledTournament,
  { asked, typed, read, fields }: Filling,
): Promise<FilledSheet | undefined> {
  const { locale } = context;
  if (judged.some((button) => button === asked.button)) return undefined;
  if (asked.button === 'read') {
    const applied = proposalsFor(typed, read, tournament, locale);
    const areTwoTeams = areOfTwoTeams(read);
    return { typed: withFields(typed, applied?.fills ?? {}), applied, areTwoTeams };
  }
  if (asked.button === 'clear') return { typed: withFields(typed, blankDetails(asked.slot)) };
  if (asked.button === 'empty') return { typed: withFields(typed, emptySlots(fields, asked.slots)) };
  if (asked.button === 'settle') return settle(asked, typed, fields, tournament, locale);
  if (asked.button === 'repeat') {
    const repeated = await findRepeated(request, context, asked.id);
    return { typed: repeated ? withFields(typed, fillOver(fields, teamFieldsOf(repeated)).fills) : typed };
  }
  if (asked.button !== 'paste') return { typed };
  const { text, choice } = asked;
  const team = await readPasted(text, request, context, { game: tournament.game, choice });
  const { fills, kept } = fillOver(fields, pastedValues(team.members, locale));
  return { typed: withFields(typed, fills), pasted: { text, kept, ...toldPaste(team, locale) } };
}

/** Fills in one value that the pasted text or an image leaves open, and asks about the others again. */
function settle(
  { path, name, text }: Extract<Asked, { button: 'settle' }>,
  typed: TypedSheet,
  fields: Readonly<Record<string, string>>,
  { game }: RuledTournament,
  locale: Locale,
): FilledSheet {
  const filled = { typed: withFields(typed, { [path]: name }) };
  if (text === '') return filled;
  const written = { ...fields, [path]: name };
  const told = toldPaste(readPastedText({ text }, game), locale);
  const problems = told.problems.filter(({ options }) => !options?.some((option) => written[option.path]));
  // The form doesn't hold which of several teams was chosen, or the text behind a link: their report ends here.
  const isSame = !told.asks && !linkIn(text);
  return {
    ...filled,
    ...(isSame && { pasted: { ...told, text, kept: [], problems } }),
  };
}

/** Finds an earlier sheet of the viewer, in their language. @returns undefined for a sheet that is not theirs */
export async function findRepeated(request: Request, context: AppLoadContext, id: string) {
  const own = await findOwnTeamSheet(context.db, id, await findViewer(request, context));
  return own && typedSheetOf(contentOf(own.sheet), context.locale);
}

const resultsOf = (read: readonly Reading[]) =>
  read.flatMap(({ state, result }) => (state === 'done' && result ? [result] : []));

/** What the images say of the form as it stands; a field that is filled in already only gets its mark. */
function proposalsFor(
  typed: TypedSheet,
  read: readonly Reading[],
  tournament: RuledTournament,
  locale: Locale,
): AppliedProposals | undefined {
  const joined = joinReadings(resultsOf(read));
  return joined && applyProposals(fieldsOf(typed), proposeMembers(joined, locale), rulesOf(tournament).shows);
}

/** What stands in the form as an image said it and may be wrong, however it came there. */
export function doubtsIn(...of: Parameters<typeof proposalsFor>): AppliedProposals['marks'] {
  const { marks, fills } = proposalsFor(...of) ?? { marks: {}, fills: {} };
  return Object.fromEntries(Object.entries(marks).filter(([field]) => !(field in fills)));
}

function areOfTwoTeams(read: readonly Reading[]): boolean {
  const [first, second] = resultsOf(read);
  return first !== undefined && second !== undefined && !areOneTeam(first, second);
}
