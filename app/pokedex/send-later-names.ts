import type { Policy } from '~/http/policy';
import { laterNames } from './later-names';

export const handle: Policy = { audience: 'everyone' };

export function loader() {
  const { species, abilities, items, moves } = laterNames();
  const headers = { 'Cache-Control': 'public, max-age=30', 'Access-Control-Allow-Origin': '*' };
  return Response.json({ species, abilities, items, moves }, { headers });
}
