import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { parse, serialize } from 'cookie';
import type { SQL } from 'drizzle-orm';
import { retention } from '~/db/retention';
import { isSecure } from '~/http/host-cookies';
import { addressOf, type Limit, remember, wasTried } from '~/limits/attempts.server';
import { mailNewPlace } from './account-mails.server';
import type { Proof } from './proof';
import { startSession } from './session.server';

const name = 'device';
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** Accounts that recognize a device: a family's, or a player's and a group's. */
const max = 5;

interface Device {
  id: string;
  /** One HMAC per account, so that the cookie doesn't identify its accounts. */
  tags: string[];
}

const tagOf = (secret: string, deviceId: string, userId: string) =>
  createHmac('sha256', secret).update(`device:${deviceId}:${userId}`).digest('base64url').slice(0, 22);

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function readDevice(cookies: string | null): Device | undefined {
  const [, id, tags] =
    /^([\w-]{22})~([\w-]{22}(?:\.[\w-]{22}){0,4})$/.exec(parse(cookies ?? '')[name] ?? '') ?? [];
  return id && tags ? { id, tags: tags.split('.') } : undefined;
}

const isDeviceOf = (secret: string, device: Device | undefined, userId: string): device is Device =>
  device?.tags.some((tag) => isSame(tag, tagOf(secret, device.id, userId))) ?? false;

function deviceCookie(secret: string, held: Device | undefined, userId: string, secure: boolean): string {
  const id = held?.id ?? randomBytes(16).toString('base64url');
  const tag = tagOf(secret, id, userId);
  const tags = [...(held?.tags ?? []).filter((other) => other !== tag), tag].slice(-max);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeSeconds } as const;
  return serialize(name, `${id}~${tags.join('.')}`, options);
}

// Keyed hash: a leaked table can't be brute-forced for IP addresses.
export const knownNetwork = (secret: string, userId: string, address: string): Limit => ({
  of: createHmac('sha256', secret).update(`network:${userId}:${address}`).digest('base64url'),
  max: 0,
  withinMs: retention.knownNetworks,
});

export interface AttemptSource {
  key: string;
  isDevice: boolean;
  /** The owner has signed in from there before, so strangers' attempts don't lock it out. */
  isKnown: boolean;
}

/** Identifies the source of an attempt on an account. Takes the same steps if there is no such account. */
export async function findAttemptSource(
  request: Request,
  { db, env }: AppLoadContext,
  userId: string | undefined,
  now: Date,
): Promise<AttemptSource> {
  const secret = env.SESSION_SECRET;
  const address = addressOf(request);
  const device = readDevice(request.headers.get('Cookie'));
  const isKnownNetwork = await wasTried(db, knownNetwork(secret, userId ?? 'nobody', address), now);
  if (isDeviceOf(secret, device, userId ?? 'nobody'))
    return { key: `device ${device.id}`, isDevice: true, isKnown: true };
  return { key: `network ${address}`, isDevice: false, isKnown: isKnownNetwork };
}

/**
 * Starts a session and mails the owner if device and network are both new.
 * @param isStillProven what was proven, as a condition on `users` that still has to be true
 * @returns undefined if it is not
 */
export async function enter(
  request: Request,
  context: AppLoadContext,
  userId: string,
  proof: Proof,
  isStillProven: SQL,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<Headers | undefined> {
  const secret = context.env.SESSION_SECRET;
  const now = new Date();
  const { isKnown } = isNew ? { isKnown: true } : await findAttemptSource(request, context, userId, now);
  const cookie = await startSession(request, context, userId, proof, isStillProven);
  if (!cookie) return undefined;
  const headers = new Headers({ 'Set-Cookie': cookie });
  if (!isKnown) context.ctx.waitUntil(mailNewPlace(request, context, userId, now));
  await remember(context.db, knownNetwork(secret, userId, addressOf(request)), new Date());
  const held = readDevice(request.headers.get('Cookie'));
  headers.append('Set-Cookie', deviceCookie(secret, held, userId, isSecure(request)));
  return headers;
}
