import { logMisconfigured } from '~/log/log.server';

const minSecretCharacters = 32;
/** As it stands in .dev.vars, for all to read. */
const publishedSecret = 'local-development-only-not-a-secret';

type Configured = Partial<
  Pick<Env, 'ENVIRONMENT' | 'SESSION_SECRET' | 'PUBLIC_URL' | 'LOCAL_URL'> & { SITE_ADMIN_PASSKEYS: string }
>;

const isLocal = ({ ENVIRONMENT }: Configured) => ENVIRONMENT === 'local';
const isSite = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** What the operator has to mend before anything is served: nothing is signed with a secret that can be guessed. */
export function configurationProblem(env: Configured): string | undefined {
  const secret = env.SESSION_SECRET ?? '';
  if (secret.length < minSecretCharacters || (secret === publishedSecret && !isLocal(env)))
    return `SESSION_SECRET is ${secret ? (secret === publishedSecret ? 'the published one' : 'too short') : 'not set'}: nothing is served. Set a random one: openssl rand -base64 48 | npx wrangler secret put SESSION_SECRET`;
  if (env.PUBLIC_URL && !isSite(env.PUBLIC_URL))
    return 'PUBLIC_URL in wrangler.toml is no URL: nothing is served. Write it as https://sixsheet.example, then npm run deploy';
  const wish = env.SITE_ADMIN_PASSKEYS ?? '';
  // A slip of the pen must not leave a door open that the operator believes shut.
  if (wish !== '' && wish !== 'required')
    return 'SITE_ADMIN_PASSKEYS in wrangler.toml is neither empty nor "required": nothing is served.';
  if (wish && !ownOrigin(env, 'https://localhost'))
    return 'SITE_ADMIN_PASSKEYS is required, and passkeys need PUBLIC_URL in wrangler.toml: nothing is served.';
  return undefined;
}

/** Whether site admins are such only where a passkey, or a recovery code in its place, has proven it. */
export const needsAdminPasskeys = ({ SITE_ADMIN_PASSKEYS }: Configured): boolean =>
  SITE_ADMIN_PASSKEYS === 'required';

/**
 * The origin that links in mails have and passkeys belong to, or undefined where there may be none: a request's own may be
 * made up by whoever sends it, so it is only good on one's own machine, where mails go nowhere.
 */
export function ownOrigin(env: Configured, requestUrl: string): string | undefined {
  if (env.PUBLIC_URL) return new URL(env.PUBLIC_URL).origin;
  return isLocal(env) ? new URL(requestUrl).origin : undefined;
}

/** Where links lead in what no request causes: the site as it is configured, or on one's own machine as it is served there. */
export const siteUrl = ({ PUBLIC_URL, LOCAL_URL }: Configured): string =>
  PUBLIC_URL || LOCAL_URL || 'http://localhost:8787';

/** Whether mails may go out at all; if not, the operator's log says what to do. */
export function canMail(env: Configured): boolean {
  if (isLocal(env) || env.PUBLIC_URL) return true;
  logMisconfigured(
    'PUBLIC_URL is not set: no email is sent. Put the site’s own URL into wrangler.toml, PUBLIC_URL = "https://sixsheet.example", then npm run deploy',
  );
  return false;
}

let isTold = false;

/** 503 in words while the site is not set up, with one line for the operator's log. */
export function refusalUnlessConfigured(env: Configured): Response | undefined {
  const problem = configurationProblem(env);
  if (!problem) return undefined;
  if (!isTold) logMisconfigured(problem);
  isTold = true;
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
