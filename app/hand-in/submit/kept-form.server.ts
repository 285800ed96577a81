import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { retention } from '~/db/retention';
import { fieldsOf, readTypedSheet, type TypedSheet } from '~/sheets/typed-sheet';

const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'form', seconds: retention.keptForms / 1000 });

// What browsers take, with its name and where it holds; and what so few bytes may become.
const longest = 3_800;
const mostText = 64_000;

/**
 * The Set-Cookie value that keeps what was typed for a tournament while its player signs in, an hour at most: a form
 * without scripts has no draft. Undefined where a cookie has no room for it; no sheet that can be submitted is as long.
 */
export async function keepForm(
  request: Request,
  context: AppLoadContext,
  tournamentId: string,
  typed: TypedSheet,
): Promise<string | undefined> {
  const filled = Object.entries(fieldsOf(typed)).filter(([, value]) => value !== '');
  const text = JSON.stringify([tournamentId, Object.fromEntries(filled)]);
  const cookie = await cookieOf(request, context).serialize(deflateRawSync(text).toString('base64url'));
  return cookie.length > longest ? undefined : cookie;
}

export const dropForm = (request: Request, context: AppLoadContext) =>
  cookieOf(request, context).serialize('', { maxAge: 0 });

/** What this device keeps for a tournament; nothing from a cookie that was tampered with. */
export async function findKeptForm(
  request: Request,
  context: AppLoadContext,
  tournamentId: string,
): Promise<TypedSheet | undefined> {
  const packed: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  if (typeof packed !== 'string' || packed === '') return undefined;
  const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostText }).toString();
  const [of, fields]: [string, Record<string, string>] = JSON.parse(text);
  if (of !== tournamentId) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readTypedSheet(form);
}
