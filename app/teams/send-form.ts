import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isRouteErrorResponse } from '@remix-run/react';

/** Sends the form; when the network fails the page stays as it is and says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<unknown>();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { notSent: true };
  }
}
