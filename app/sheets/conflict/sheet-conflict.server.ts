import { and, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { teamRevisions } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { knownMembers } from '~/pastes/known-members';
import { changeLine } from '~/sheets/change-label';
import { findWithRevision } from '~/sheets/find-team-sheet.server';
import { typedSheetOf } from '~/sheets/name-typed';
import { changesByName } from '~/sheets/named-changes';
import { isSameSheet, type TeamSheetContent } from '~/sheets/team-sheet';
import { contentOf, type OwnTeamSheet } from '~/sheets/team-sheet.server';
import type { TypedSheet } from '~/sheets/typed-sheet';
import { isSameIn, isUnit, mergeSheets, takeUnits, type Unit } from './merge-sheets';
import { choiceOf, type ShownConflict, undecidedField } from './shown-conflict';
import { unitLabel, unitLines } from './unit-words';

export interface Editor {
  id: string;
  by: 'player' | 'staff';
  byUserId: string | null;
  /** False if the form must be shown again for a reason outside the sheet. */
  isReady?: (form: FormData) => boolean;
  /** Restricts the content to what this editor may write. */
  asWritten?: (content: TeamSheetContent, stored: OwnTeamSheet['sheet']) => TeamSheetContent;
}

export interface OpenedSheet {
  editor: Editor;
  stored: OwnTeamSheet['sheet'];
  /** Revision that the form was opened with; 0 if missing. */
  revision: number;
  /** Undefined if that revision is not stored. */
  base?: TypedSheet;
  now: TypedSheet;
  /** Conflicts still to be decided, and those decided for the other side. */
  undecided: Unit[];
  theirs: Unit[];
  isReady: boolean;
}

interface Context {
  db: Database;
  locale: Locale;
  t: Translate;
}

/** Revision field of the form; 0 if missing or invalid. */
export function revisionIn(form: FormData): number {
  const text = form.get('revision');
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export async function findOpenedSheet(
  { db, locale }: Context,
  editor: Editor,
  form: FormData,
): Promise<OpenedSheet | undefined> {
  const revision = revisionIn(form);
  const { sheet: stored, snapshot } = await findWithRevision(db, editor.id, revision);
  if (!stored) return undefined;
  const now = typedSheetOf(contentOf(stored), locale);
  const conflicts = String(form.get(undecidedField) ?? '')
    .split(' ')
    .filter(isUnit);
  const chosen = (unit: Unit) => form.get(choiceOf(unit));
  return {
    editor,
    stored,
    revision,
    base: revision === stored.revision ? now : snapshot ? typedSnapshot(snapshot, locale) : undefined,
    now,
    undecided: conflicts.filter((unit) => chosen(unit) !== 'mine' && chosen(unit) !== 'theirs'),
    theirs: conflicts.filter((unit) => chosen(unit) === 'theirs'),
    isReady: editor.isReady?.(form) ?? true,
  };
}

/** A name as typed then and the key it got later count as equal. */
function typedSnapshot(snapshot: unknown, locale: Locale): TypedSheet {
  const content = snapshot as TeamSheetContent;
  return typedSheetOf({ ...content, members: knownMembers(content.members) }, locale);
}

export const withChosen = ({ base, theirs }: OpenedSheet, typed: TypedSheet): TypedSheet =>
  base && theirs.length > 0 ? takeUnits(typed, base, theirs) : typed;

export const writtenBy = ({ editor, stored }: OpenedSheet, content: TeamSheetContent): TeamSheetContent =>
  editor.asWritten?.(content, stored) ?? content;

export interface Settled {
  typed: TypedSheet;
  /** The result of a merge, to be judged anew. */
  isMerged: boolean;
  revision: number;
  /** The sheet at that revision, if it differs from the form's. */
  stored?: TypedSheet;
  conflict?: ShownConflict;
}

/** Merges the form with concurrent changes. `content`: set if the form is valid. */
export function settle(
  { stored, revision, base, now, undecided, isReady }: OpenedSheet,
  typed: TypedSheet,
  content: TeamSheetContent | undefined,
  { locale, t }: Context,
): Settled {
  if (!content || !isReady || revision === stored.revision) {
    const conflict = base && showConflict(undecided, typed, base, [], locale, t);
    return { typed, isMerged: false, revision, conflict };
  }
  const mine = typedSheetOf(content, locale);
  const { sheet, open } = mergeSheets(base, mine, now);
  const taken = changesByName(mine, sheet, locale).map((change) => changeLine(change, t));
  const conflict = showConflict([...open, ...undecided], sheet, now, taken, locale, t);
  const merged = { ...sheet, keepsIds: typed.keepsIds, filled: typed.filled };
  return { typed: merged, isMerged: true, revision: stored.revision, stored: now, conflict };
}

function showConflict(
  units: readonly Unit[],
  mine: TypedSheet,
  theirs: TypedSheet,
  taken: string[],
  locale: Locale,
  t: Translate,
): ShownConflict | undefined {
  const open = openUnits(units, mine, theirs);
  if (open.length === 0 && taken.length === 0) return undefined;
  const choices = open.map((unit) => ({
    unit,
    label: unitLabel(unit, t),
    theirs: unitLines(unit, theirs, locale, t),
    mine: unitLines(unit, mine, locale, t),
  }));
  return { taken, choices };
}

/** Drops conflicts that are resolved or part of another; if the species differ, the choice is between whole members. */
function openUnits(units: readonly Unit[], mine: TypedSheet, theirs: TypedSheet): Unit[] {
  const wide = units.map((unit) => {
    const [path = unit, slot = -1] = /^members\[(\d)\]/.exec(unit) ?? [];
    return mine.members[Number(slot)]?.species === theirs.members[Number(slot)]?.species ? unit : path;
  });
  return [...new Set(wide)]
    .filter((unit, _, all) => !all.some((other) => /^members/.test(other) && isPartOf(unit, other)))
    .filter((unit) => !isSameIn(unit, mine, theirs));
}

const isPartOf = (unit: Unit, other: Unit) => unit !== other && /^[[.]/.test(unit.replace(other, ''));

/** Whether the sheet equals the content, or the same editor's repeated request wrote it from the same revision. */
export async function hasWritten(
  db: Database,
  { editor, stored, revision }: Pick<OpenedSheet, 'editor' | 'stored' | 'revision'>,
  content: TeamSheetContent,
): Promise<boolean> {
  if (stored.revision === revision) return false;
  if (isSameSheet(contentOf(stored), content)) return true;
  const [next] = await db
    .select({ by: teamRevisions.by, byUserId: teamRevisions.byUserId, snapshot: teamRevisions.snapshot })
    .from(teamRevisions)
    .where(and(eq(teamRevisions.teamSheetId, editor.id), eq(teamRevisions.revision, revision + 1)));
  const isOwn = next?.by === editor.by && next.byUserId === editor.byUserId;
  return isOwn && isSameSheet(next.snapshot as TeamSheetContent, content);
}

/** Reloads the sheet after a lost race and checks `hasWritten`. */
export async function isWrittenNow(
  context: Context,
  editor: Editor,
  form: FormData,
  content: TeamSheetContent,
): Promise<boolean> {
  const opened = await findOpenedSheet(context, editor, form);
  return opened !== undefined && hasWritten(context.db, opened, content);
}
