import { z } from 'zod';

const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const id = encoded(2000);
const clientDataJSON = encoded(4000);

/** WebAuthn's AuthenticationResponseJSON, bytes in base64url. */
export const assertionSchema = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: z.string().max(200).optional(),
  }),
});

export const registrationSchema = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    attestationObject: encoded(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const clientData = z.object({ challenge: encoded(200) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readCredential<Schema extends z.ZodType>(
  text: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  return typeof text === 'string' ? schema.safeParse(parseJson(text)).data : undefined;
}

/** The challenge as claimed by the browser. The signature is verified later. */
export const signedChallenge = ({ clientDataJSON }: { clientDataJSON: string }): string | undefined =>
  clientData.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).data?.challenge;
