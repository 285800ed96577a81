import { logMisconfigured } from '~/log/log.server';

const minSecretCharacters = 32;
const publishedSecret = 'local-development-only-not-a-secret';

type Settings = Partial<
  Pick<Env, 'ENVIRONMENT' | 'SESSION_SECRET' | 'PUBLIC_URL' | 'LOCAL_URL'> & { SITE_ADMIN_PASSKEYS: string }
>;

const isLocal = ({ ENVIRONMENT }: Settings) => ENVIRONMENT === 'local';
const isSite = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Finds a mistake that the operator must fix before anything is served, such as a guessable signing secret. */
export function configurationProblem(env: Settings): string | undefined {
  const secret = env.SESSION_SECRET ?? '';
  if (secret.length < minSecretCharacters || (secret === publishedSecret && !isLocal(env)))
    return `SESSION_SECRET is ${secret ? (secret === publishedSecret ? 'the published one' : 'too short') : 'not set'}: nothing is served. Set a random one: openssl rand -base64 48 | npx wrangler secret put SESSION_SECRET`;
  if (env.PUBLIC_URL && !isSite(env.PUBLIC_URL))
    return 'PUBLIC_URL in wrangler.toml is no URL: nothing is served. Write it as https://sixsheet.example, then npm run deploy';
  const wish = env.SITE_ADMIN_PASSKEYS ?? '';
  // A typo must not leave a door open that the operator believes shut.
  if (wish !== '' && wish !== 'required')
    return 'SITE_ADMIN_PASSKEYS in wrangler.toml is neither empty nor "required": nothing is served.';
  if (wish && !ownOrigin(env, 'https://localhost'))
    return 'SITE_ADMIN_PASSKEYS is required, and passkeys need PUBLIC_URL in wrangler.toml: nothing is served.';
  return undefined;
}

/** Whether site admins have their rights only after signing in with a passkey, or with a recovery code in its place. */
export const needsAdminPasskeys = ({ SITE_ADMIN_PASSKEYS }: Settings): boolean =>
  SITE_ADMIN_PASSKEYS === 'required';

/** Origin of mailed links and passkeys. A request's origin may be forged, so it only counts in local development. */
export function ownOrigin(env: Settings, requestUrl: string): string | undefined {
  if (env.PUBLIC_URL) return new URL(env.PUBLIC_URL).origin;
  return isLocal(env) ? new URL(requestUrl).origin : undefined;
}

/** Base URL of links that no request causes: the configured site, or the local server in development. */
export const siteUrl = ({ PUBLIC_URL, LOCAL_URL }: Settings): string =>
  PUBLIC_URL || LOCAL_URL || 'http://localhost:8787';

/** Whether mails may be sent at all; if not, the operator's log says what to do. */
export function canMail(env: Settings): boolean {
  if (isLocal(env) || env.PUBLIC_URL) return true;
  logMisconfigured(
    'PUBLIC_URL is not set: no email is sent. Put the site’s own URL into wrangler.toml, PUBLIC_URL = "https://sixsheet.example", then npm run deploy',
  );
  return false;
}

let isLogged = false;

export function refusalUnlessConfigured(env: Settings): Response | undefined {
  const problem = configurationProblem(env);
  if (!problem) return undefined;
  if (!isLogged) logMisconfigured(problem);
  isLogged = true;
  return new Response(
    'ただいまこのサイトは準備中です。少し待ってから、もう一度お試しください。\n' +
      'This site isn’t set up yet. Please try again later.\n' +
      '503 Service Unavailable\n',
    {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '300',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}
