import type { Fetching } from '~/images/fetch-picture.server';

/** How this site asks others for pictures. `asked` is a URL of this site that somebody used. */
export const fetchingOf = (env: Env, asked = ''): Fetching => ({
  ownHosts: [env.PUBLIC_URL, asked],
  resolver: env.DNS_RESOLVER,
  userAgent: `Sixsheet/1.0 (fetches a picture once for a post${env.PUBLIC_URL && `; ${env.PUBLIC_URL}`})`,
});
