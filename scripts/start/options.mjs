import { randomBytes, randomInt } from 'node:crypto';

const isOwnName = (name) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(name);
const known = ['--reset', '--watch', '--built', '--no-crons'];

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newPassword = () =>
  Array.from({ length: 14 }, (_, at) => (at % 5 === 4 ? '-' : letters[randomInt(letters.length)])).join('');

/**
 * Parses the options. If other machines have access, each start gets a new password for the demo accounts and a new key
 * for the developer pages.
 * @param {Record<string, string | undefined>} env PORT, HOST, STATE and PUBLIC_URL
 * @param {string[]} flags of the command line
 * @throws an Error with a message for the user
 */
export function readOptions(env, flags) {
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown) throw new Error(`${unknown} is unknown; known are ${known.join(', ')}.`);
  const port = env.PORT || '8787';
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`PORT=${port} is no port: a number from 1 to 65535 is.`);
  const host = env.HOST || '127.0.0.1';
  const publicUrl = env.PUBLIC_URL || '';
  if (publicUrl && !/^https?:$/.test(URL.canParse(publicUrl) ? new URL(publicUrl).protocol : ''))
    throw new Error(`PUBLIC_URL=${publicUrl} is no URL: http://192.168.0.5:${port} would be one.`);
  // A public URL gives others access, for example by a tunnel.
  const isOpen = !isOwnName(host) || (publicUrl !== '' && !isOwnName(new URL(publicUrl).hostname));
  return {
    port: Number(port),
    host,
    state: env.STATE || '.wrangler/state',
    publicUrl,
    isOpen,
    password: isOpen ? newPassword() : 'rotom-dex-2026',
    key: isOpen ? randomBytes(16).toString('base64url') : undefined,
    isFresh: flags.includes('--reset'),
    isBuilt: flags.includes('--built'),
    watches: flags.includes('--watch'),
    hasCrons: !flags.includes('--no-crons'),
  };
}
