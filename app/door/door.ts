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

/** The route of a request's URL, and what its module says of it. */
export interface Way extends Match {
  policy: Policy;
}

/** Answered before the routes are asked. */
const monitor = { id: 'monitor', path: 'healthz' };
export const monitorPattern = '/healthz';

const nowhere: Way = { ids: [], pattern: '/*', params: {}, policy: { audience: 'everyone' } };

/** The build with these routes alone: Remix matches each request against every route of its build, more than once. */
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
  /** The answer of the route's own loader or action where that is whole; else Remix's, which gets this way's routes alone. */
  answer(way: Way, request: Request, context: AppLoadContext): Promise<Response>;
  /** Remix's answer to a path. */
  ask(way: Way, request: Request, context: AppLoadContext): Promise<Response>;
}

const isNotFound = (thrown: unknown) => thrown instanceof Response && thrown.status === 404;

/** The same URL without what asks for data alone: a route whose answer is whole has no other. */
function withoutData(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  return pathname.endsWith('.data') ? pathname.replace(/\.data$/, '') + search : undefined;
}

export function makeDoor(build: ServerBuild): Door {
  const match = makeMatcher({ ...build.routes, monitor });
  const handlers = new Map<string, RequestHandler>();
  const moduleOf = ({ ids }: Match) => build.routes[ids.at(-1) ?? '']?.module;
  const find = (pathname: string): Way => {
    const found = match(pathname);
    const policy = found && (moduleOf(found)?.handle as Policy | undefined);
    return found ? { ...found, policy: policy ?? nowhere.policy } : nowhere;
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

/** Scripts and styles that the page of a route needs beyond those of the site; nothing for what is no route. */
export const makeFilesOf =
  (build: ServerBuild): AppLoadContext['filesOf'] =>
  (id, locale) =>
    Object.hasOwn(build.routes, id)
      ? ((build.routes[id]?.module.handle as PageHandle | undefined)?.files?.(locale) ?? [])
      : [];
