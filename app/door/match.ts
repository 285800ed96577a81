import { prefixOf, withoutPrefix } from '~/locales/locale';

interface PlacedRoute {
  id: string;
  parentId?: string;
  path?: string;
}

type Routes = Record<string, PlacedRoute | undefined>;

export interface Match {
  ids: readonly string[];
  /** Safe to log, like `/teams/:teamId/edit`: the parameters' values may be secret. */
  pattern: string;
  params: Readonly<Record<string, string>>;
}

interface Leaf {
  ids: readonly string[];
  pattern: string;
  names: readonly string[];
  hasPrefix: boolean;
}

interface Node {
  fixed: Map<string, Node>;
  open?: Node;
  rest?: Leaf;
  leaf?: Leaf;
}

const localePrefix = ':locale?';
const makeNode = (): Node => ({ fixed: new Map() });
const partsOf = (path: string) => path.split('/').filter(Boolean);

function decodeSegment(part: string): string {
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

/** Collects routes without children only: a parent with an index is entered through it. */
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

/** Builds a trie: static segments win over parameters, and those over splats. Paths may have a language and `.data`. */
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
    const parts = partsOf(path).map(decodeSegment);
    const fits = (leaf: Leaf | undefined) => (leaf && (leaf.hasPrefix || !hasPrefix) ? leaf : undefined);
    const open: string[] = [];
    const find = (node: Node, at: number): Leaf | undefined => {
      const part = parts[at];
      if (part === undefined) return fits(node.leaf) ?? fits(node.rest);
      const fixed = node.fixed.get(part.toLowerCase());
      const below = fixed && find(fixed, at + 1);
      if (below) return below;
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
