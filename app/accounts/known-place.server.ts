import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { parse, serialize } from 'cookie';
import { retention } from '~/db/retention';
import { isSecure } from '~/http/host-cookies';
import { addressOf, type Limit, remember, wasTried } from '~/limits/attempts.server';
import { mailNewPlace } from './account-mails.server';
import type { Proof } from './proof';
import { startSession } from './session.server';

const name = 'device';
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** How many accounts a device is known to: a family's, or a player's and a group's. */
const max = 5;

interface Device {
  id: string;
  /** One an account, each proven by itself: the cookie names nobody. */
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

/** The Set-Cookie value of a device that an account was signed in on; of more than five the oldest is forgotten. */
function deviceCookie(secret: string, held: Device | undefined, userId: string, secure: boolean): string {
  const id = held?.id ?? randomBytes(16).toString('base64url');
  const tag = tagOf(secret, id, userId);
  const tags = [...(held?.tags ?? []).filter((other) => other !== tag), tag].slice(-max);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeSeconds } as const;
  return serialize(name, `${id}~${tags.join('.')}`, options);
}

// Keyed: whoever reads the table cannot find out an address by trying all that there are.
export const knownNetwork = (secret: string, userId: string, address: string): Limit => ({
  of: createHmac('sha256', secret).update(`network:${userId}:${address}`).digest('base64url'),
  max: 0,
  withinMs: retention.knownNetworks,
});

export interface Place {
  /** Whose tries are counted as one. */
  key: string;
  isDevice: boolean;
  /** Its owner signed in from there before: what strangers try does not keep it out. */
  isKnown: boolean;
}

/** Where a try at an account comes from. The same steps where there is no such account. */
export async function placeOf(
  request: Request,
  { db, env }: AppLoadContext,
  userId: string | undefined,
  now: Date,
): Promise<Place> {
  const secret = env.SESSION_SECRET;
  const address = addressOf(request);
  const device = readDevice(request.headers.get('Cookie'));
  const isKnownNetwork = await wasTried(db, knownNetwork(secret, userId ?? 'nobody', address), now);
  if (isDeviceOf(secret, device, userId ?? 'nobody'))
    return { key: `device ${device.id}`, isDevice: true, isKnown: true };
  return { key: `network ${address}`, isDevice: false, isKnown: isKnownNetwork };
}

/**
 * Signs somebody in who has proven who it is: a session, and a device and a network that are known from now on. The owner
 * of an account that is not new is told of a place that is.
 * @throws PasswordOutdated if the password it was proven by was changed meanwhile
 */
export async function enter(
  request: Request,
  context: AppLoadContext,
  userId: string,
  proof: Proof,
  { isNew = false, passwordHash }: { isNew?: boolean; passwordHash?: string } = {},
): Promise<Headers> {
  const secret = context.env.SESSION_SECRET;
  const now = new Date();
  const { isKnown } = isNew ? { isKnown: true } : await placeOf(request, context, userId, now);
  const cookie = await startSession(request, context, userId, proof, passwordHash);
  const headers = new Headers({ 'Set-Cookie': cookie });
  if (!isKnown) context.ctx.waitUntil(mailNewPlace(request, context, userId, now));
  await remember(context.db, knownNetwork(secret, userId, addressOf(request)), new Date());
  const held = readDevice(request.headers.get('Cookie'));
  headers.append('Set-Cookie', deviceCookie(secret, held, userId, isSecure(request)));
  return headers;
}
