import type { AppLoadContext } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { EffectiveRole } from '~/groups/permission';
import { type RevealFacts, reveal } from '~/sheets/reveal';

interface Looking {
  group: { id: string; place: EffectiveRole };
  user: { userId: string };
  tournament: Pick<RevealFacts, 'scheduledStartAt' | 'endsAt'> & {
    id: string;
    sheetKind: RevealFacts['kind'];
  };
}

type Looked = Pick<RevealFacts, 'isPublic' | 'withdrawnAt' | 'erasedAt'> & { id: string };

/** Logs that staff viewed a sheet whose details aren't public now. */
export function logLook(context: AppLoadContext, { tournament, ...who }: Looking, sheet: Looked) {
  const { scheduledStartAt, endsAt, sheetKind: kind } = tournament;
  const { isPublic, withdrawnAt, erasedAt, id } = sheet;
  const facts = { kind, isPublic, withdrawnAt, erasedAt, scheduledStartAt, endsAt };
  if (reveal('stranger', facts, context.now).level === 'open') return;
  logStaff(context, { ...who, tournament, teamSheetId: id, act: 'looked' });
}
