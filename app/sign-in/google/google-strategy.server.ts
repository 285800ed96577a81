import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ofetch } from 'ofetch';
import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from 'remix-auth-google';

export interface GoogleIdentity {
  subject: string;
  email: string;
  isVerified: boolean;
  name: string;
}

interface Provider {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  keys: JWTVerifyGetKey;
}

// Caches the result, not the promise: on Workers a request can't await another request's fetch.
let cached: Provider | undefined;

export async function findProvider(issuer: string): Promise<Provider> {
  if (cached?.issuer === issuer) return cached;
  const metadata = await ofetch(`${issuer}/.well-known/openid-configuration`, { timeout: 8000 });
  if (metadata.issuer !== issuer) throw new Error(`The provider at ${issuer} calls itself otherwise.`);
  cached = {
    issuer,
    authorizationUrl: String(metadata.authorization_endpoint),
    tokenUrl: String(metadata.token_endpoint),
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri)),
  };
  return cached;
}

export interface Proofs {
  nonce: string;
  verifier: string;
}

interface Client {
  clientID: string;
  clientSecret: string;
  callbackURL: string;
}

/** Adds to the library: nonce, PKCE, verification of the ID token, and endpoint discovery. */
export class CheckedGoogleStrategy extends GoogleStrategy<GoogleIdentity> {
  constructor(
    client: Client,
    private readonly provider: Provider,
    private readonly proofs: Proofs,
  ) {
    super({ ...client, scope: 'openid email profile', prompt: 'select_account' }, async ({ profile }) => ({
      subject: profile.id,
      email: profile._json.email,
      isVerified: profile._json.email_verified === true,
      name: profile.displayName,
    }));
    this.authorizationURL = provider.authorizationUrl;
    this.tokenURL = provider.tokenUrl;
  }

  protected override authorizationParams() {
    const params = super.authorizationParams();
    const challenge = createHash('sha256').update(this.proofs.verifier).digest('base64url');
    params.set('nonce', this.proofs.nonce);
    params.set('code_challenge', challenge);
    params.set('code_challenge_method', 'S256');
    return params;
  }

  protected override tokenParams() {
    return new URLSearchParams({ code_verifier: this.proofs.verifier });
  }

  /** Reads the profile from the ID token. @throws if its signature, audience, expiry or nonce is wrong */
  protected override async userProfile(_accessToken: string, extra?: GoogleExtraParams) {
    const { issuer, keys } = this.provider;
    const { payload } = await jwtVerify(String(extra?.id_token), keys, {
      // Google uses both forms.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: this.clientID,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      clockTolerance: 60,
    });
    if (payload.nonce !== this.proofs.nonce) throw new Error('The token answers another nonce.');
    const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
    const id = text(payload.sub);
    if (!id) throw new Error('The token is about nobody.');
    return {
      id,
      displayName: text(payload.name),
      _json: { ...payload, email: text(payload.email) },
    } as unknown as GoogleProfile;
  }
}
