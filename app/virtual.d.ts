declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/cloudflare').ServerBuild;
  export = build;
}

/** Changes with every build of the worker; part of the ETags of whole pages. */
declare const __BUILD_ID__: string;

declare module '*?script' {
  const src: string;
  export default src;
  export const parts: readonly string[];
}

declare module '*.css?lowered' {
  const lowered: import('./overlays/engine/lowered').LoweredStyles;
  export default lowered;
}
