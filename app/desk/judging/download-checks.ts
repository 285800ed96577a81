import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { penaltyName } from '~/groups/penalty-kinds';
import type { Policy } from '~/http/policy';
import { listJudgeLog } from '~/judging/judge-log.server';
import { logSecurity } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { tableFile } from '~/text/table-file';
import { requireTournament } from '~/tournaments/guard.server';

export const handle: Policy = { audience: 'staff' };

const columns = ['at', 'what', 'player', 'tonamelId', 'text', 'revision', 'who', 'takenBack'] as const;

/** Downloads the judges' checks and notes as a table. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const { tournament } = await requireTournament(args, 'judge');
  logSecurity('export', { what: 'checks', tournament: tournament.id });
  const lines = await listJudgeLog(db, tournament.id);
  const rows = lines.map((line) => [
    line.at.toISOString(),
    line.what === 'checked'
      ? t('judging.check.checked')
      : line.penalty
        ? penaltyName(line.penalty, t)
        : t('judging.note.plain'),
    playerName(t, line.player),
    line.tonamelId || null,
    line.text || null,
    line.revision,
    line.who || t('judging.check.former'),
    line.takenBackAt && `${line.takenBackAt.toISOString()} ${line.takenBackBy || t('judging.check.former')}`,
  ]);
  const head = columns.map((column) => t(`columns.checks.${column}`));
  return tableFile(request, t('judging.file', { name: tournament.name }), [head, ...rows], 'checks');
}
