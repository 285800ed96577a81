declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/cloudflare').ServerBuild;
  export = build;
}

/** Changes with every build of the worker; part of the ETags of whole pages. */
declare const __BUILD_ID__: string;

/** A script of pages (scripts/vite/page-scripts.ts). */
declare module '*?script' {
  const src: string;
  export default src;
  /** Files that it imports, for a page to ask for beside it. */
  export const parts: readonly string[];
}
