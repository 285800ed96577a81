import { access } from '../../tests/routes/access';
import { ids, worldId } from '../../tests/world';
import type { FoundForm, Surface } from './hostile-requests';

/** Accounts of the demo world, one of each kind. */
export const accounts = [
  'kenta@example.com',
  'haruka@example.com',
  'moderator@example.com',
  'host-admin@example.com',
  'harbor-admin@example.com',
  'site-admin@example.com',
];

/** Opens every URL in every session, like an attacker, and collects the forms. */
export async function findSurface(
  htmlOf: (path: string, cookie: string) => Promise<string>,
  sessions: readonly string[],
): Promise<Surface> {
  const routes = new Map(Object.entries(access).map(([pattern, { at }]) => [pattern, at]));
  const forms: FoundForm[] = [];
  for (const cookie of sessions)
    for (const at of routes.values()) forms.push(...formsIn(await htmlOf(at, cookie), at, cookie));
  const fields = [...new Set(forms.flatMap((form) => form.fields.map(([name]) => name)))];
  const names = ['siteadmin', 'hostadmin', 'moderator', 'harboradmin', 'ice1', 'zacian1', 'pictureice1'];
  return { routes, forms, fields, sessions, ids: [...Object.values(ids), ...names.map(worldId)] };
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decoded = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name) => entities[name] ?? '');
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

// Resolves an action like a browser: `#part` and an empty one mean the page itself.
function whole(action: string, at: string): string {
  const { pathname, search } = new URL(action || at, new URL(at, 'http://site'));
  return pathname + search;
}

function formsIn(html: string, at: string, cookie: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => {
    const tags = [...inside.matchAll(/<(?:input|button|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
    const fields = tags.flatMap((tag): [string, string][] => {
      const name = attribute(tag, 'name');
      return name ? [[name, attribute(tag, 'value') ?? '']] : [];
    });
    return {
      method: /\bmethod="post"/i.test(head) ? 'POST' : 'GET',
      action: whole(attribute(head, 'action') ?? '', at),
      isMultipart: head.includes('multipart/form-data'),
      fields,
      cookie,
    };
  });
}
