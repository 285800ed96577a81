import { decode } from 'turbo-stream';
import { discardDraft } from './draft';

export interface PostFailure {
  formError: 'network' | 'serverFault';
}

/** Remix's single-fetch response of an action (`{page}.data`). */
type ActionResult = { data: unknown } | { redirect: string } | { error: unknown };

/** Posts a form to the page's own action. @returns undefined if the browser navigates or reloads */
export async function postForm<Answer>(
  body: FormData,
  draftName?: string,
): Promise<Answer | PostFailure | undefined> {
  const { pathname, search } = location;
  let text: string;
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}.data${search}`, { method: 'POST', body });
    text = await response.text();
  } catch {
    return { formError: 'network' };
  }
  const result = await decodeActionResult(text).catch(() => ({ error: undefined }));
  if ('data' in result) return result.data as Answer;
  if ('redirect' in result) {
    if (draftName) discardDraft(draftName);
    location.assign(result.redirect);
    return undefined;
  }
  if (!isClientError(result.error)) return { formError: 'serverFault' };
  // The reloaded page gives the reason.
  location.reload();
  return undefined;
}

async function decodeActionResult(text: string): Promise<ActionResult> {
  const { body } = new Response(text);
  if (!body) throw new Error('No body to decode');
  const { value } = await decode(body, {
    plugins: [
      // Thrown by a loader or an action; faults carry nothing.
      (type, payload, status) => {
        if (type === 'ErrorResponse') return { value: { status } };
        if (type === 'SingleFetchClassInstance') return { value: payload };
        return type === 'SanitizedError' || type === 'SingleFetchFallback' ? { value: undefined } : undefined;
      },
    ],
  });
  return value as ActionResult;
}

const isClientError = (error: unknown) => ((error as { status?: number } | undefined)?.status ?? 500) < 500;
