import type { AppLoadContext } from '@remix-run/cloudflare';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Asker } from '~/accounts/mail-link.server';
import type { SignedIn } from '~/accounts/session.server';
import { retention } from '~/db/retention';
import { ownOrigin } from '~/http/configuration';
import { logSecurity } from '~/log/log.server';
import { makeChallenge, type Purpose, spendChallenge } from './challenge.server';
import { assertionSchema, readCredential, registrationSchema, signedChallenge } from './credential';
import { addPasskey, findCredential, listCredentials, notePasskeyUse } from './passkey.server';

type Person = Pick<NonNullable<SignedIn>, 'userId' | 'email' | 'displayName'>;

/** COSE identifiers of ES256, RS256 (Windows Hello) and EdDSA. */
const algorithms = [-7, -257, -8];
const mustVerify = { residentKey: 'required', userVerification: 'required' } as const;

const originOf = (request: Request, { env }: AppLoadContext) => ownOrigin(env, request.url);

/** Whether PUBLIC_URL is set: passkeys are bound to its hostname. */
export const hasOwnName = (request: Request, context: AppLoadContext): boolean =>
  originOf(request, context) !== undefined;

function siteOf(request: Request, context: AppLoadContext) {
  const origin = originOf(request, context);
  if (!origin) throw new Error('Passkeys need PUBLIC_URL.');
  return { origin, rpID: new URL(origin).hostname };
}

const toBrowser = (credentials: Awaited<ReturnType<typeof listCredentials>>) =>
  credentials.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));

/** WebAuthn authentication options. `user` limits them to that account's keys; undefined for a sign-in. */
export async function askForPasskey(
  request: Request,
  context: AppLoadContext,
  { purpose, user }: { purpose: Exclude<Purpose, 'add'>; user?: Person },
  now: Date,
) {
  const scope = { purpose, userId: user?.userId ?? null };
  return generateAuthenticationOptions({
    rpID: siteOf(request, context).rpID,
    challenge: await makeChallenge(context.db, scope, now),
    allowCredentials: user && toBrowser(await listCredentials(context.db, user.userId)),
    userVerification: 'required',
    timeout: retention.challenges,
  });
}

export async function askForNewPasskey(request: Request, context: AppLoadContext, user: Person, now: Date) {
  return generateRegistrationOptions({
    rpName: 'Sixsheet',
    rpID: siteOf(request, context).rpID,
    userID: new Uint8Array(Buffer.from(user.userId)),
    userName: user.email,
    userDisplayName: user.displayName,
    challenge: await makeChallenge(context.db, { purpose: 'add', userId: user.userId }, now),
    attestationType: 'none',
    excludeCredentials: toBrowser(await listCredentials(context.db, user.userId)),
    authenticatorSelection: mustVerify,
    supportedAlgorithmIDs: algorithms,
    timeout: retention.challenges,
  });
}

export type PasskeyRefusal = 'expired' | 'unknown' | 'failed';

/** The library throws on any mismatch, with details meant for logs. Visitors see one refusal for all of them. */
const unlessThrown = <Result>(check: Promise<Result>): Promise<Result | undefined> =>
  check.catch(() => undefined);

/** Spends the challenge even if verification fails. With `userId`, only that account's keys are accepted. */
export async function provePasskey(
  request: Request,
  context: AppLoadContext,
  text: unknown,
  { purpose, userId = null }: { purpose: Exclude<Purpose, 'add'>; userId?: string | null },
  now: Date,
): Promise<{ userId: string; passkeyId: string } | { refusal: PasskeyRefusal }> {
  const { db } = context;
  const response = readCredential(text, assertionSchema);
  const challenge = response && signedChallenge(response.response);
  if (!response || !challenge) return { refusal: 'failed' };
  if (!(await spendChallenge(db, challenge, { purpose, userId }, now))) return { refusal: 'expired' };
  const passkey = await findCredential(db, response.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) return { refusal: 'unknown' };
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
    return { refusal: 'failed' };
  const { origin, rpID } = siteOf(request, context);
  const checked = await unlessThrown(
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // notePasskeyUse compares counters atomically, so that one of two concurrent uses is refused.
        counter: 0,
      },
    }),
  );
  if (!checked?.verified) return { refusal: 'failed' };
  const { newCounter: counter, credentialBackedUp: isBackedUp } = checked.authenticationInfo;
  if (!(await notePasskeyUse(db, passkey.id, { counter, isBackedUp }, now))) {
    logSecurity('passkey.counterBack', { user: passkey.userId, passkey: passkey.id });
    return { refusal: 'failed' };
  }
  return { userId: passkey.userId, passkeyId: passkey.id };
}

export async function keepNewPasskey(
  request: Request,
  context: AppLoadContext,
  { userId, sessionId }: Asker,
  { text, name }: { text: unknown; name: string },
  now: Date,
): Promise<boolean> {
  const { db } = context;
  const response = readCredential(text, registrationSchema);
  const challenge = response && signedChallenge(response.response);
  if (!response || !challenge) return false;
  if (!(await spendChallenge(db, challenge, { purpose: 'add', userId }, now))) return false;
  const { origin, rpID } = siteOf(request, context);
  const { transports } = response.response;
  const checked = await unlessThrown(
    verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...response.response, transports: transports as AuthenticatorTransport[] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.verified || !checked.registrationInfo) return false;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return addPasskey(
    db,
    { userId, sessionId },
    {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports ?? [],
      isBackedUp: credentialBackedUp,
      name,
    },
    now,
  );
}
