import { parse } from 'cookie';
import { localeCookieName } from '~/locales/locale';

// Browsers accept a cookie with this prefix from this very host only, over https, and for all its paths.
const prefix = '__Host-';
const prefixed = /(^|;\s*)__Host-/;

/** Whether cookies can be Secure. Browsers differ in what they accept from localhost. */
export function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' && hostname !== 'localhost';
}

const namesIn = (request: Request) => Object.keys(parse(request.headers.get('Cookie') ?? ''));

/** Gives cookies the plain names used in the worker. A prefixed one wins over a plain one, which is from before. */
export function withPlainCookies(request: Request): Request {
  const cookies = request.headers.get('Cookie') ?? '';
  if (!isSecure(request) || !prefixed.test(cookies)) return request;
  const names = new Set(namesIn(request));
  const plain = cookies
    .split(/;\s*/)
    .filter((pair) => !names.has(prefix + pair.split('=', 1)[0]?.trim()))
    .map((pair) => (pair.startsWith(prefix) ? pair.slice(prefix.length) : pair));
  const headers = new Headers(request.headers);
  headers.set('Cookie', plain.join('; '));
  return new Request(request, { headers });
}

/** Adds the prefix to each cookie if the request is secure, and deletes the plain cookie of the same name. */
export function withHostCookies(response: Response, request: Request): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0 || !isSecure(request)) return response;
  const requestNames = namesIn(request);
  response.headers.delete('Set-Cookie');
  for (const cookie of cookies) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (name === localeCookieName) {
      response.headers.append('Set-Cookie', cookie);
      continue;
    }
    const secure = /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`;
    response.headers.append('Set-Cookie', prefix + secure);
    if (requestNames.includes(name))
      response.headers.append('Set-Cookie', `${name}=; Max-Age=0; Path=/; Secure`);
  }
  return response;
}
