import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  redirect,
  type ServerBuild,
} from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { forRemix } from '~/http/security';
import type { PageHandle } from '~/ui/page-handle';
import { type Match, makeMatcher } from './match';

export interface Way extends Match {
  policy: Policy;
}

/** Health check, answered before routing. */
const monitor = { id: 'monitor', path: 'healthz' };
export const monitorPattern = '/healthz';

const nowhere: Way = { ids: [], pattern: '/*', params: {}, policy: { audience: 'everyone' } };

/** Reduces a build to a few routes: Remix matches each request against every route of its build, more than once. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

export interface Door {
  /** Matches a path, which may begin with a language and end in `.data`. */
  find(pathname: string): Way;
  /** Calls the route's own loader or action if it is `isWhole`; otherwise Remix, with the routes of this way alone. */
  answer(way: Way, request: Request, context: AppLoadContext): Promise<Response>;
  ask(way: Way, request: Request, context: AppLoadContext): Promise<Response>;
}

const isNotFound = (thrown: unknown) => thrown instanceof Response && thrown.status === 404;

/** The URL without `.data`: a route that is `isWhole` has no data of its own. */
function withoutData(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  return pathname.endsWith('.data') ? pathname.replace(/\.data$/, '') + search : undefined;
}

export function makeDoor(build: ServerBuild): Door {
  const match = makeMatcher({ ...build.routes, monitor });
  const handlers = new Map<string, RequestHandler>();
  const moduleOf = ({ ids }: Match) => build.routes[ids.at(-1) ?? '']?.module;
  const find = (pathname: string): Way => {
    const hit = match(pathname);
    const policy = hit && (moduleOf(hit)?.handle as Policy | undefined);
    return hit ? { ...hit, policy: policy ?? nowhere.policy } : nowhere;
  };
  const notFound = find('/*');

  const ask = (way: Way, request: Request, context: AppLoadContext) => {
    const key = way.ids.at(-1) ?? '';
    const handler = handlers.get(key) ?? createRequestHandler(withRoutes(build, way.ids), 'production');
    handlers.set(key, handler);
    return handler(forRemix(request), context);
  };

  async function askModule(way: Way, request: Request, context: AppLoadContext): Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const to = isRead ? withoutData(request) : undefined;
    if (to) return redirect(to);
    const { loader, action } = moduleOf(way) ?? {};
    const work = isRead ? loader : action;
    if (!work) return ask(notFound, request, context);
    try {
      return (await work({ request, params: way.params, context })) as Response;
    } catch (thrown) {
      if (isNotFound(thrown)) return ask(notFound, request, context);
      throw thrown;
    }
  }

  return {
    find,
    ask,
    answer: (way, request, context) => (way.policy.isWhole ? askModule : ask)(way, request, context),
  };
}

/** Scripts and styles that a route's page needs beyond the site's; none for an unknown route. */
export const makeFilesOf =
  (build: ServerBuild): AppLoadContext['filesOf'] =>
  (id, locale) =>
    Object.hasOwn(build.routes, id)
      ? ((build.routes[id]?.module.handle as PageHandle | undefined)?.files?.(locale) ?? [])
      : [];
