declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/cloudflare').ServerBuild;
  export = build;
}

/** Changes with every build; the browser compares it with /build.json. */
declare const __BUILD_ID__: string;
