import type { ServerBuild } from '@remix-run/cloudflare';

/** Scripts and styles of a route with those of the routes around it, each once; empty for what is no route. */
export function filesOfRoute({ entry, routes, url }: ServerBuild['assets'], id: string): string[] {
  const files = new Set<string>();
  let next: string | undefined = id;
  while (next !== undefined && Object.hasOwn(routes, next)) {
    const {
      module,
      imports = [],
      css = [],
      parentId,
    }: (typeof routes)[string] = routes[next] as (typeof routes)[string];
    for (const file of [module, ...imports, ...css]) files.add(file);
    next = parentId;
  }
  if (files.size > 0) for (const file of [url, entry.module, ...entry.imports]) files.add(file);
  return [...files];
}
