import { isRouteErrorResponse } from '@remix-run/react';
import { discardDraft } from './draft';
import type { Answer } from './use-sheet-form';

/** Answers in the server's place where it cannot. Redirects and pages that are gone are passed on. */
export async function askServer(ask: () => Promise<unknown>, draftOf?: string): Promise<Answer> {
  try {
    return (await ask()) as Answer;
  } catch (failure) {
    if (failure instanceof Response) {
      if (draftOf) discardDraft(draftOf);
      throw failure;
    }
    if (isRouteErrorResponse(failure) && failure.status < 500) throw failure;
    return { formError: failure instanceof TypeError ? 'network' : 'serverFault' };
  }
}
