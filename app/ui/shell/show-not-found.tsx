import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';

export const handle: Policy = { audience: 'everyone' };

export function loader({ request }: LoaderFunctionArgs) {
  throw pageNotFound(request);
}

export default function NotFound() {
  return null;
}
