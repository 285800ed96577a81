import { z } from 'zod';
import type { Database } from '~/db/client.server';
import { readBounded } from '~/images/read-bounded';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { placeLimits } from '~/limits/place-limit.server';
import { logAct } from '~/log/log.server';
import { linkIn } from './foreign-paste';
import { maxPasteLength } from './paste-problem';

const maxMs = 4000;
const maxBytes = 64 * 1024;
const answer = z.object({ paste: z.string() });

interface Context {
  db: Database;
  env: { PUBLIC_URL: string; SESSION_SECRET: string };
  now: Date;
}

/** A pasted text after following its link; `missed`: why that failed. */
export interface PastedText {
  text: string;
  missed?: 'linkNotKnown' | 'linkNotReached' | 'tooManyLinks' | 'severalLinks';
  /** Words around the link. */
  words?: string;
}

/**
 * Replaces the link of a PokePaste by its contents. Fetches from that host only: at most 4 s and 64 KB, no redirects,
 * nothing about the visitor. Rate-limited per network and overall.
 */
export async function followPastedLink(
  text: string,
  request: Request,
  { db, env, now }: Context,
): Promise<PastedText> {
  const link = linkIn(text);
  if (!link) return { text };
  if ('several' in link) return { text: '', missed: 'severalLinks' };
  if ('link' in link) return { text: '', missed: 'linkNotKnown' };
  const limits = [
    ...placeLimits(request, env.SESSION_SECRET, 'paste', {
      ofDevice: rates.pastesOfDevice,
      fromHall: rates.pastesFromHall,
      fromNetwork: rates.pastesFromNetwork,
    }),
    ...limitsOf('pastes', rates.pastes),
  ];
  if (!(await mayTry(db, limits, now))) return { text: '', missed: 'tooManyLinks' };
  const paste = await fetchPokePaste(link.pokePaste, env.PUBLIC_URL).catch(() => undefined);
  logAct('paste.fetched', { outcome: paste === undefined ? 'unreachable' : 'kept' });
  return paste === undefined ? { text: '', missed: 'linkNotReached' } : { text: paste, words: link.words };
}

async function fetchPokePaste(id: string, publicUrl: string): Promise<string | undefined> {
  const response = await fetch(`https://pokepast.es/${id}/json`, {
    redirect: 'manual',
    headers: {
      Accept: 'application/json',
      'User-Agent': `Sixsheet/1.0 (reads a team that its player pasted${publicUrl && `; ${publicUrl}`})`,
    },
    signal: AbortSignal.timeout(maxMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await readBounded(response, maxBytes);
  if (!bytes) return undefined;
  const { paste } = answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
  return paste.slice(0, maxPasteLength);
}
