import { z } from 'zod';
import { isPublicAddress } from '~/limits/network-address';
import { readBounded } from './read-bounded';

/** A and AAAA; the names on the way to them (CNAME) say nothing. */
const addressTypes = [1, 28];
const maxAnswerBytes = 64 * 1024;

// As Cloudflare, Google and others answer `application/dns-json`.
const answerSchema = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/**
 * Whether a name leads to public addresses and to no others, asked by DNS over HTTPS. Throws where the resolver does not
 * say: what is not known is not fetched.
 */
export async function leadsToPublic(name: string, resolver: string, signal: AbortSignal): Promise<boolean> {
  const found = await Promise.all(['A', 'AAAA'].map((type) => addressesOf(name, type, resolver, signal)));
  const addresses = found.flat();
  return addresses.length > 0 && addresses.every(isPublicAddress);
}

async function addressesOf(name: string, type: string, resolver: string, signal: AbortSignal) {
  const url = new URL(resolver);
  url.searchParams.set('name', name);
  url.searchParams.set('type', type);
  const response = await fetch(url, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`The resolver answered ${response.status}.`);
  }
  const bytes = await readBounded(response, maxAnswerBytes);
  const { Answer = [] } = answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  return Answer.filter((each) => addressTypes.includes(each.type)).map(({ data }) => data);
}
