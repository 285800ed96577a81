import type { Asker } from '~/accounts/mail-link.server';
import type { Database } from '~/db/client.server';
import { logSecurity } from '~/log/log.server';
import { countCharacters, plainText } from '~/text/text';
import { makeGroupToken } from './group-token.server';
import type { TokenScope } from './scopes';

/** Grapheme clusters. */
const maxNameCharacters = 40;

export type TokenProblem = 'nameRequired' | 'nameTooLong' | 'scopeRequired' | 'tooManyTokens';

interface Made {
  name: string;
  scopes: readonly TokenScope[];
  problem?: TokenProblem;
  token?: string;
}

export async function makeAsked(
  db: Database,
  stream: Parameters<typeof makeGroupToken>[1],
  { form, scopes, by }: { form: FormData; scopes: readonly TokenScope[]; by: Asker },
): Promise<Made> {
  const name = plainText(String(form.get('name') ?? '').slice(0, 400));
  const fields = { name, scopes };
  if (!name) return { ...fields, problem: 'nameRequired' };
  if (countCharacters(name) > maxNameCharacters) return { ...fields, problem: 'nameTooLong' };
  if (scopes.length === 0) return { ...fields, problem: 'scopeRequired' };
  const token = await makeGroupToken(db, stream, { name, scopes, createdBy: by });
  if (!token) return { ...fields, problem: 'tooManyTokens' };
  logSecurity('token.made', { group: stream.groupId });
  return { ...fields, token };
}

/** Response options; a response that contains a token must not be cached. */
export const tokenFormInit = ({ problem }: Made) =>
  problem ? { status: 422 } : { status: 201, headers: { 'Cache-Control': 'no-store' } };
