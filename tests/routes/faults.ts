import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { type Faults, faultyEnv } from '../../bench/faulty-env.mjs';
import { site } from './person';
import { worker } from './worker';

export type { Faults };

let address = 0;

/** Asks the worker while some of its parts are down; a string of fields is sent as a form, `files` with it. */
export async function ask(
  path: string,
  faults: Faults,
  { fields, files = {}, headers = {} }: Asked = {},
): Promise<Response> {
  const init: RequestInit = {
    redirect: 'manual',
    headers: { 'CF-Connecting-IP': `198.51.100.${address++ % 250}`, ...headers },
  };
  if (fields) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const [name, file] of Object.entries(files)) body.append(name, file);
    const hasFiles = Object.keys(files).length > 0;
    init.method = 'POST';
    init.body = hasFiles ? body : new URLSearchParams(fields);
  }
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(site + path, init), faultyEnv(env, faults), context);
  await waitOnExecutionContext(context);
  return response;
}

interface Asked {
  fields?: Record<string, string>;
  files?: Record<string, File>;
  headers?: Record<string, string>;
}

/** What the form of a page sends once more: the hidden fields of the first form that has some. */
export const hiddenFields = (html: string): [string, string][] =>
  [
    ...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
    ...html.matchAll(/<textarea name="([^"]*)" hidden="" readonly="">([^<]*)</g),
  ].map(([, name, value]) => [unescapeHtml(name ?? ''), unescapeHtml(value ?? '')]);

const unescapeHtml = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
