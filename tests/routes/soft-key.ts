import { createHash, randomBytes } from 'node:crypto';

const site = 'https://sixsheet.test';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array | ArrayBuffer | string) =>
  Buffer.from(bytes as Uint8Array).toString('base64url');

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

function headOf(type: number, length: number): number[] {
  if (length < 24) return [(type << 5) | length];
  return length < 256 ? [(type << 5) | 24, length] : [(type << 5) | 25, length >> 8, length & 255];
}

/** As much of CBOR as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return Buffer.from(value < 0 ? headOf(1, -1 - value) : headOf(0, value));
  if (typeof value === 'string')
    return Buffer.from([...headOf(3, Buffer.byteLength(value)), ...Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.from([...headOf(2, value.length), ...value]);
  return Buffer.concat([
    Buffer.from(headOf(5, value.size)),
    ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)]),
  ]);
}

/** A number of ASN.1: no more zeros in front than its sign needs. */
function derNumber(bytes: Buffer): Buffer {
  let from = 0;
  while (from < bytes.length - 1 && bytes[from] === 0) from++;
  const body = bytes.subarray(from);
  const signed = (body[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), body]) : body;
  return Buffer.concat([Buffer.from([2, signed.length]), signed]);
}

function der(signature: Buffer): Buffer {
  const [r, s] = [derNumber(signature.subarray(0, 32)), derNumber(signature.subarray(32))];
  return Buffer.concat([Buffer.from([48, r.length + s.length]), r, s]);
}

export const flags = { present: 1, verified: 4, mayBackUp: 8, backedUp: 16, hasKey: 64 };

/** What an attacker, or a broken device, would answer otherwise. */
export interface Change {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  type?: string;
  challenge?: string;
  userHandle?: string;
  /** Names another credential and signs with its own key. */
  id?: string;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** A device's key in software (WebAuthn, ES256, attestation `none`). */
export async function makeSoftKey() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const part = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  const publicKey = cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(jwk.x)],
      [-3, part(jwk.y)],
    ]),
  );
  const rawId = randomBytes(32);
  let owner = '';
  let counter = 0;
  const dataOf = (type: string, { challenge }: Options, change: Change) =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? site,
        crossOrigin: false,
      }),
    );
  const headerOf = (options: Options, change: Change, usual: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(change.counter ?? counter);
    const rpId = change.rpId ?? options.rp?.id ?? options.rpId ?? '';
    return Buffer.concat([sha256(rpId), Buffer.from([change.flags ?? usual]), count]);
  };
  const id = base64url(rawId);
  return {
    id,
    /** The JSON that a page's script sends for a new key. */
    create(options: Options, change: Change = {}): string {
      owner = options.user?.id ?? '';
      const usual = flags.present | flags.verified | flags.hasKey;
      const authData = Buffer.concat([
        headerOf(options, change, usual),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        publicKey,
      ]);
      const attestationObject = cbor(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(dataOf('webauthn.create', options, change)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      });
    },
    /** The JSON that it sends for a signature. */
    async get(options: Options, change: Change = {}): Promise<string> {
      counter++;
      const clientData = dataOf('webauthn.get', options, change);
      const authData = headerOf(options, change, flags.present | flags.verified);
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        Buffer.concat([authData, sha256(clientData)]),
      );
      const named = change.id ?? id;
      return JSON.stringify({
        id: named,
        rawId: named,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(der(Buffer.from(signed))),
          userHandle: change.userHandle ?? owner,
        },
      });
    },
  };
}

export type SoftKey = Awaited<ReturnType<typeof makeSoftKey>>;
