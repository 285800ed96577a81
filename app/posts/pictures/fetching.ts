import type { Fetching } from '~/images/fetch-picture.server';

/** Options for fetching foreign pictures. `requestUrl`: the URL this site was requested by. */
export const fetchingOf = (env: Env, requestUrl = ''): Fetching => ({
  ownHosts: [env.PUBLIC_URL, requestUrl],
  resolver: env.DNS_RESOLVER,
  userAgent: `Sixsheet/1.0 (fetches a picture once for a post${env.PUBLIC_URL && `; ${env.PUBLIC_URL}`})`,
});
