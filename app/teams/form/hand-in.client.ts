import { isRouteErrorResponse } from '@remix-run/react';
import { discardDraft } from './draft';
import type { Answer } from './use-sheet-form';

/**
 * Asks the server, and answers in its place where it cannot: the form stays as it is, and says whose fault it was. A
 * redirect, or that there is no such tournament any more, is passed on.
 */
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
