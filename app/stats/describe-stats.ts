import type { MetaDescriptor } from '@remix-run/cloudflare';
import { linkCard } from '~/ui/link-card';

type StatsMeta = Parameters<typeof linkCard>[0] & { isListed: boolean };

export const describeStats = ({ isListed, ...card }: StatsMeta): MetaDescriptor[] => [
  ...linkCard(card),
  ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
];
