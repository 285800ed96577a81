import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';
import type { Policy } from '~/ui/http/policy';

export const handle: Policy = { audience: 'everyone' };

export function loader({ request }: LoaderFunctionArgs) {
  throw pageNotFound(request);
}

export default function NotFound() {
  return null;
}
