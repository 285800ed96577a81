import { isRouteErrorResponse } from '@remix-run/react';
import { type ErrorKey, isErrorKey } from './error-catalogue';
import type { Fault } from './faults';

/** Makes the 404 page that loaders and actions throw, with 'Page not found: {path}'. */
export function pageNotFound(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return new Response(`Page not found: ${path}`, { status: 404, statusText: 'Page Not Found' });
}

/** Makes the error page that loaders and actions throw, with this sentence in the visitor's language. */
export function failure(status: number, error: ErrorKey, headers?: HeadersInit): Response {
  return Response.json({ error }, { status, headers });
}

export const forbidden = (_request: Request, error: ErrorKey = 'forbidden') => failure(403, error);

export interface ErrorView {
  statusCode: number;
  statusMessage: string;
  /** A sentence of the catalog, or the error's own message; empty if nothing safe can be said. */
  description: { key: ErrorKey } | { text: string };
}

/** Describes an error for the error page, with the specification's defaults and never a stack. */
export function viewOfError(error: unknown, fault?: Fault): ErrorView {
  if (fault)
    return {
      statusCode: fault.status,
      statusMessage: faultMessages[fault.status],
      description: describedFault(fault),
    };
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    const message = typeof data === 'string' ? data : (data as { error?: unknown } | null)?.error;
    return {
      statusCode: status,
      statusMessage: statusText || defaultMessages[status] || 'Internal Server Error',
      description: isErrorKey(message) ? { key: message } : { text: ownMessage(message, status) },
    };
  }
  return { statusCode: 500, statusMessage: 'Internal Server Error', description: { key: 'unknown' } };
}

const faultMessages = { 401: 'Unauthorized', 500: 'Internal Server Error', 503: 'Service Unavailable' };

// The page itself words an expired session and an unavailable service.
function describedFault({ status, failed }: Fault): ErrorView['description'] {
  if (failed) return { key: failed };
  return status === 500 ? { key: 'unknown' } : { text: '' };
}

const defaultMessages: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Page Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
};

// Remix words its own refusals for developers ("Error: You made a POST request to …"), not for visitors.
function ownMessage(message: unknown, status: number): string {
  return typeof message === 'string' && status !== 405 && !message.startsWith('Error: ') ? message : '';
}
