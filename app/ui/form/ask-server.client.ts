import { decode } from 'turbo-stream';
import { discardDraft } from './draft';

/** That the server could not be asked, or could not answer. */
export interface NoAnswer {
  formError: 'network' | 'serverFault';
}

/** What Remix sends for the action of a page that is asked for as data (`{page}.data`). */
type Told = { data: unknown } | { redirect: string } | { error: unknown };

/**
 * Posts a form to the page's own action. Undefined where the browser leaves: the server leads to another page, which ends
 * the draft, or this one is no more to be had.
 */
export async function askServer<Answer>(
  body: FormData,
  draftName?: string,
): Promise<Answer | NoAnswer | undefined> {
  const { pathname, search } = location;
  let text: string;
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}.data${search}`, { method: 'POST', body });
    text = await response.text();
  } catch {
    return { formError: 'network' };
  }
  const told = await read(text).catch(() => ({ error: undefined }));
  if ('data' in told) return told.data as Answer;
  if ('redirect' in told) {
    if (draftName) discardDraft(draftName);
    location.assign(told.redirect);
    return undefined;
  }
  if (!isRefusal(told.error)) return { formError: 'serverFault' };
  // The page itself says it in words.
  location.reload();
  return undefined;
}

async function read(text: string): Promise<Told> {
  const { body } = new Response(text);
  if (!body) throw new Error('No answer to read');
  const { value } = await decode(body, {
    plugins: [
      // What a loader or an action threw; of faults nothing is told.
      (type, told, status) => {
        if (type === 'ErrorResponse') return { value: { status } };
        if (type === 'SingleFetchClassInstance') return { value: told };
        return type === 'SanitizedError' || type === 'SingleFetchFallback' ? { value: undefined } : undefined;
      },
    ],
  });
  return value as Told;
}

const isRefusal = (error: unknown) => ((error as { status?: number } | undefined)?.status ?? 500) < 500;
