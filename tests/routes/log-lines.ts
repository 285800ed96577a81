import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { site } from './person';
import { worker } from './worker';

export interface LogLine extends Record<string, unknown> {
  kind: string;
  request: string;
}

/** All that is printed from now on: as it stands, and its lines read. */
export function watchLog() {
  const printed: string[] = [];
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void printed.push(said.map(String).join(' ')));
  const lines = () => printed.map((text) => JSON.parse(text) as LogLine);
  return { printed, lines, of: (kind: string) => lines().filter((line) => line.kind === kind) };
}

/** As in production: every line is printed, as JSON. */
export async function ask(path: string, init: RequestInit = {}, change: Partial<Env> = {}) {
  const context = createExecutionContext();
  const request = new Request(site + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(request as never, { ...env, LOG: 'json', ...change }, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { response, text };
}

export async function runSweep(change: Partial<Env> = {}) {
  const context = createExecutionContext();
  await worker.scheduled({} as ScheduledController, { ...env, LOG: 'json', ...change }, context);
  await waitOnExecutionContext(context);
}

export const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  change: Partial<Env> = {},
) =>
  ask(
    path,
    { method: 'POST', headers: { Origin: site, ...headers }, body: new URLSearchParams(fields) },
    change,
  );
