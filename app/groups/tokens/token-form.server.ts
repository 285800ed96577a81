import type { Database } from '~/db/client.server';
import { logSecurity } from '~/log/log.server';
import { countCharacters, plainText } from '~/text/text';
import { makeGroupToken } from './group-token.server';
import type { TokenScope } from './scopes';

const longestName = 40;

export type TokenProblem = 'nameRequired' | 'nameTooLong' | 'scopeRequired' | 'tooManyTokens';

interface Made {
  name: string;
  scopes: readonly TokenScope[];
  problem?: TokenProblem;
  token?: string;
}

/** Makes the token that a form asks for; the token itself is in this answer alone. */
export async function makeAsked(
  db: Database,
  of: Parameters<typeof makeGroupToken>[1],
  { form, scopes, byUserId }: { form: FormData; scopes: readonly TokenScope[]; byUserId: string },
): Promise<Made> {
  const name = plainText(String(form.get('name') ?? '').slice(0, 400));
  const given = { name, scopes };
  if (!name) return { ...given, problem: 'nameRequired' };
  if (countCharacters(name) > longestName) return { ...given, problem: 'nameTooLong' };
  if (scopes.length === 0) return { ...given, problem: 'scopeRequired' };
  const token = await makeGroupToken(db, of, { name, scopes, createdById: byUserId });
  if (!token) return { ...given, problem: 'tooManyTokens' };
  logSecurity('token.made', { group: of.groupId });
  return { ...given, token };
}

/** As an answer: shown once, and kept by nothing. */
export const statusOf = ({ problem }: Made) =>
  problem ? { status: 422 } : { status: 201, headers: { 'Cache-Control': 'no-store' } };
