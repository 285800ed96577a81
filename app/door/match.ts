import { prefixOf, withoutPrefix } from '~/locales/locale';

interface PlacedRoute {
  id: string;
  parentId?: string;
  path?: string;
}

type Routes = Record<string, PlacedRoute | undefined>;

export interface Match {
  /** The routes from the root down to the one that answers. */
  ids: readonly string[];
  /** `/teams/:teamId/edit`, which the log may hold: what stands in the open parts of a path may be secret. */
  pattern: string;
  params: Readonly<Record<string, string>>;
}

interface Leaf {
  ids: readonly string[];
  pattern: string;
  /** The names of the open parts, in their order. */
  names: readonly string[];
  /** Its paths may begin with the prefix of a language. */
  hasPrefix: boolean;
}

/** One part of a path: the parts that may follow it, and the route that ends here. */
interface Node {
  fixed: Map<string, Node>;
  open?: Node;
  /** The route of everything below. */
  rest?: Leaf;
  leaf?: Leaf;
}

const localePrefix = ':locale?';
const makeNode = (): Node => ({ fixed: new Map() });
const partsOf = (path: string) => path.split('/').filter(Boolean);

/** Decodes a part of a path, or keeps it as it is written where it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function branchOf(routes: Routes, id: string): PlacedRoute[] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId ? branchOf(routes, route.parentId) : []), route];
}

function add(root: Node, parts: readonly string[], leaf: Leaf) {
  let node = root;
  for (const part of parts) {
    if (part === '*') {
      node.rest ??= leaf;
      return;
    }
    if (part.startsWith(':')) node = node.open ??= makeNode();
    else {
      const next = node.fixed.get(part) ?? makeNode();
      node.fixed.set(part, next);
      node = next;
    }
  }
  node.leaf ??= leaf;
}

/** Routes that have an index are entered by it; so routes without children come first. */
function leavesOf(routes: Routes): Map<string, Leaf> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = new Map<string, Leaf>();
  for (const id of Object.keys(routes)) {
    if (parents.has(id)) continue;
    const branch = branchOf(routes, id);
    const paths = branch.map(({ path = '' }) => path);
    const parts = partsOf(paths.filter((path) => path !== localePrefix).join('/'));
    leaves.set(id, {
      ids: branch.map((route) => route.id),
      pattern: `/${parts.join('/')}`,
      names: parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/^:|\?$/g, '')),
      hasPrefix: paths.includes(localePrefix),
    });
  }
  return leaves;
}

/**
 * A trie of all routes, in which a path is found part by part: fixed parts before open ones, and those before what takes all
 * the rest, as the router ranks them.
 * @returns what finds the route of a path, which may begin with a language and end in `.data`
 */
export function makeMatcher(routes: Routes): (pathname: string) => Match | undefined {
  const root = makeNode();
  for (const leaf of leavesOf(routes).values()) {
    const parts = partsOf(leaf.pattern).map((part) =>
      part.startsWith(':') || part === '*' ? part : part.toLowerCase(),
    );
    add(root, parts, leaf);
    if (parts.at(-1)?.endsWith('?')) add(root, parts.slice(0, -1), leaf);
  }

  return (pathname) => {
    const hasPrefix = prefixOf(pathname) !== undefined;
    const path = pathname === '/_root.data' ? '/' : withoutPrefix(pathname.replace(/\.data$/, ''));
    const parts = partsOf(path).map(decoded);
    const fits = (leaf: Leaf | undefined) => (leaf && (leaf.hasPrefix || !hasPrefix) ? leaf : undefined);
    const open: string[] = [];
    const find = (node: Node, at: number): Leaf | undefined => {
      const part = parts[at];
      if (part === undefined) return fits(node.leaf) ?? fits(node.rest);
      const fixed = node.fixed.get(part.toLowerCase());
      const found = fixed && find(fixed, at + 1);
      if (found) return found;
      if (node.open) {
        open.push(part);
        const below = find(node.open, at + 1);
        if (below) return below;
        open.pop();
      }
      return fits(node.rest);
    };
    const leaf = find(root, 0);
    if (!leaf) return undefined;
    const params = Object.fromEntries(
      leaf.names.flatMap((name, at) => (at in open ? [[name, open[at] ?? '']] : [])),
    );
    return { ids: leaf.ids, pattern: leaf.pattern, params };
  };
}
