import { z } from 'zod';
import { isPublicAddress } from '~/limits/network-address';
import { readBounded } from './read-bounded';

/** A and AAAA; CNAME records on the way are skipped. */
const addressTypes = [1, 28];
const maxAnswerBytes = 64 * 1024;

const answerSchema = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/** Whether all addresses of a name are public, by DNS over HTTPS. @throws without an answer, so that it fails closed */
export async function leadsToPublic(name: string, resolver: string, signal: AbortSignal): Promise<boolean> {
  let isFound = false;
  // One question after the other, so that whoever asks has one connection open at a time.
  for (const type of ['A', 'AAAA']) {
    const addresses = await addressesOf(name, type, resolver, signal);
    if (!addresses.every(isPublicAddress)) return false;
    isFound ||= addresses.length > 0;
  }
  return isFound;
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
