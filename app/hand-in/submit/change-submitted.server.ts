import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { logAct } from '~/log/log.server';
import { revisionIn } from '~/sheets/conflict/sheet-conflict.server';
import { editing } from '~/sheets/form-button';
import { isSameSheet, isSameText, type TeamSheetContent } from '~/sheets/team-sheet';
import {
  contentOf,
  findOwnTeamSheet,
  type OwnTeamSheet,
  type RevisionRefusal,
  reviseTeamSheet,
} from '~/sheets/team-sheet.server';

interface Posted {
  form: FormData;
  content: TeamSheetContent;
  isImageNotTaken?: boolean;
}

/** `asked`: the sheet as it is now, of which nobody has said yet that it shall be this text. */
type Changed = { asked?: OwnTeamSheet['sheet']; refusal?: Exclude<RevisionRefusal, 'conflict'> };

/**
 * Makes a sheet that is there what the form says. The same text once more changes nothing; another one does if its
 * button named the sheet: of a form alone nobody knows whose it is, but who sends it.
 */
export async function changeSubmitted(
  db: Database,
  holder: Viewer,
  { sheet }: OwnTeamSheet,
  { form, content, isImageNotTaken }: Posted,
  now: Date,
): Promise<Changed> {
  const { id, revision } = sheet;
  const isSame = isSameText(contentOf(sheet), content);
  if (!isSame && form.get(editing) !== id) return { asked: sheet };
  if (isSameSheet(contentOf(sheet), content) || (isSame && isImageNotTaken)) return {};
  const base = isSame ? revision : revisionIn(form);
  const refusal = await reviseTeamSheet(db, { id, base, byUserId: holder.userId, content }, now);
  if (refusal === 'conflict') {
    const changed = (await findOwnTeamSheet(db, id, holder))?.sheet ?? sheet;
    // Pressed twice: what was asked for is there.
    return isSameText(contentOf(changed), content) ? {} : { asked: changed };
  }
  if (refusal) return { refusal };
  logAct('sheet.revised', { tournament: sheet.tournamentId });
  return {};
}
