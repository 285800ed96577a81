import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { retention } from '~/db/retention';
import { fieldsOf, readTypedSheet, type TypedSheet } from '~/sheets/typed-sheet';

const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'form', seconds: retention.keptForms / 1000 });

// Browsers accept cookies of 4 KB including name and attributes. The second limit guards against decompression bombs.
const maxCookieLength = 3_800;
const maxTextBytes = 64_000;

/**
 * Keeps a form in a signed cookie while its player signs in, for an hour at most: without JavaScript there is no draft.
 * @returns the Set-Cookie value; undefined if it is too long, which no valid sheet is
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
  return cookie.length > maxCookieLength ? undefined : cookie;
}

export const dropForm = (request: Request, context: AppLoadContext) =>
  cookieOf(request, context).serialize('', { maxAge: 0 });

/** Finds the form that this device keeps for a tournament. @returns undefined also if the cookie's signature is invalid */
export async function findKeptForm(
  request: Request,
  context: AppLoadContext,
  tournamentId: string,
): Promise<TypedSheet | undefined> {
  const packed: unknown = await cookieOf(request, context).parse(request.headers.get('Cookie'));
  if (typeof packed !== 'string' || packed === '') return undefined;
  const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxTextBytes }).toString();
  const [keptId, fields]: [string, Record<string, string>] = JSON.parse(text);
  if (keptId !== tournamentId) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readTypedSheet(form);
}
