import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { stranger } from '~/accounts/viewer';
import { isId } from '~/db/ids';
import { pageNotFound } from '~/http/errors';
import { codeBody, type Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { addressOf } from '~/limits/attempts.server';
import { logSecurity } from '~/log/log.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { isCurrent, isIssued } from './issue-code.server';
import { readSheetCode } from './read-sheet-code';

export const handle: Policy = { audience: 'everyone', body: codeBody, failed: { writing: 'saveFailed' } };

/**
 * `current`: issued here and matches the sheet; `earlier`: issued here, but the sheet was changed, withdrawn or deleted
 * since; `unknown`: anything else.
 */
export interface CodeAnswer {
  code: 'current' | 'earlier' | 'unknown';
}

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** A forged code always gets the same answer, so that it reveals nothing about the sheet or its existence. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { env, db } = context;
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const headers = { 'Cache-Control': 'no-store' };
  if (!(await env.CODE_CHECKS.limit({ key: addressOf(request) })).success) {
    logSecurity('limit', { of: 'codes' });
    return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': '60' } });
  }
  const digits = (await readFormData(request)).get('code');
  const code = readSheetCode(typeof digits === 'string' ? digits : '');
  const id = params.teamId?.toLowerCase() ?? '';
  const answer = (code: CodeAnswer['code']) => Response.json({ code } satisfies CodeAnswer, { headers });
  if ('unread' in code || !isId(id) || !(await isIssued(env.SESSION_SECRET, id, code)))
    return answer('unknown');
  const sheet = (await findTeamSheet(db, id, stranger))?.sheet;
  const isActive = sheet && !sheet.withdrawnAt && !sheet.erasedAt;
  return answer(isActive && isCurrent(sheet, code) ? 'current' : 'earlier');
}
