import { z } from 'zod';
import type { Database } from '~/db/client.server';
import { readBounded } from '~/images/read-bounded';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logAct } from '~/log/log.server';
import { linkIn } from './foreign-paste';
import { longestPaste } from './paste-problem';

const longestMs = 4000;
const maxBytes = 64 * 1024;
const answer = z.object({ paste: z.string() });

interface Asking {
  db: Database;
  env: { PUBLIC_URL: string };
  now: Date;
}

/** What a pasted text stands for; `missed`: the address in it could not be asked, or is not one that we ask. */
export interface PastedText {
  text: string;
  missed?: 'linkNotKnown' | 'linkNotReached';
}

/**
 * A PokePaste's address is what it holds: that host alone is asked, by `/{id}/json`, for at most four seconds and 64 KB,
 * without a redirect and with nothing of the person who asks.
 */
export async function followPastedLink(
  text: string,
  request: Request,
  { db, env, now }: Asking,
): Promise<PastedText> {
  const link = linkIn(text);
  if (!link) return { text };
  if ('link' in link) return { text: '', missed: 'linkNotKnown' };
  const limits = [
    ...limitsOf(`paste from ${addressOf(request)}`, rates.pastesFromNetwork),
    ...limitsOf('pastes', rates.pastes),
  ];
  if (!(await mayTry(db, limits, now))) return { text: '', missed: 'linkNotReached' };
  const found = await fetchPokePaste(link.pokePaste, env.PUBLIC_URL).catch(() => undefined);
  logAct('paste.fetched', { outcome: found === undefined ? 'unreachable' : 'kept' });
  return found === undefined ? { text: '', missed: 'linkNotReached' } : { text: found };
}

async function fetchPokePaste(id: string, publicUrl: string): Promise<string | undefined> {
  const response = await fetch(`https://pokepast.es/${id}/json`, {
    redirect: 'manual',
    headers: {
      Accept: 'application/json',
      'User-Agent': `Sixsheet/1.0 (reads a team that its player pasted${publicUrl && `; ${publicUrl}`})`,
    },
    signal: AbortSignal.timeout(longestMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await readBounded(response, maxBytes);
  if (!bytes) return undefined;
  const { paste } = answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
  return paste.slice(0, longestPaste);
}
