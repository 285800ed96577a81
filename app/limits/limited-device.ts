import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'cookie';
import { isSecure } from '~/http/host-cookies';

const name = 'tries';
const maxAgeSeconds = 24 * 60 * 60;

const sign = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`tries:${id}`).digest('base64url').slice(0, 22);

/** ID under which a device's tries are counted; undefined without our cookie, or with a forged one. */
export function limitedDevice(request: Request, secret: string): string | undefined {
  const [, id = '', signature = ''] =
    /^([\w-]{22})~([\w-]{22})$/.exec(parse(request.headers.get('Cookie') ?? '')[name] ?? '') ?? [];
  return id && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, id))) ? id : undefined;
}

/** Set-Cookie value that gives a device a random ID for a day, which says nothing about who uses it. */
export function limitCookie(request: Request, secret: string): string {
  const id = randomBytes(16).toString('base64url');
  const secure = isSecure(request);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeSeconds } as const;
  return serialize(name, `${id}~${sign(secret, id)}`, options);
}
