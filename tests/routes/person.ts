import { SELF } from 'cloudflare:test';
import { demoPassword } from '../world';

export const site = 'https://sixsheet.test';

export type Fields = Record<string, string> | FormData;

const bodyOf = (fields: Fields) => (fields instanceof FormData ? fields : new URLSearchParams(fields));

function withHeaders(headers: Record<string, string>) {
  return {
    headers,
    get: (path: string) => SELF.fetch(site + path, { redirect: 'manual', headers }),
    html: async (path: string) => (await SELF.fetch(site + path, { headers })).text(),
    post: (path: string, fields: Fields = {}) =>
      SELF.fetch(site + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: site, ...headers },
        body: bodyOf(fields),
      }),
  };
}

/** Nobody in particular. */
export const visitor = withHeaders({});

/** Somebody of the world, signed in. */
export async function person(email: string) {
  const response = await visitor.post('/sign-in', { email, password: demoPassword });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='));
  if (!session) throw new Error(`${email} could not sign in.`);
  return withHeaders({ Cookie: session.split(';', 1)[0] ?? '' });
}

/** Where an answer leads. */
export const locationOf = (response: Response) => response.headers.get('Location');

/** The texts beside fields that are wrong, in their order. */
export function errorsOf(html: string): string[] {
  return [...html.matchAll(/<p class="error"[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
}
