import { isRouteErrorResponse } from '@remix-run/react';
import { discardDraft } from './draft';

/** That the server could not be asked, or could not answer. */
export interface NoAnswer {
  formError: 'network' | 'serverFault';
}

/** Answers in the server's place where it cannot. Redirects and pages that are gone are passed on; they end the draft. */
export async function askServer<Answer>(
  ask: () => Promise<unknown>,
  draftOf?: string,
): Promise<Answer | NoAnswer> {
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
