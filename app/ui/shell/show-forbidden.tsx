import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { forbidden } from '~/http/errors';
import type { Policy } from '~/http/policy';

export const handle: Policy = { audience: 'everyone' };

export function loader({ request }: LoaderFunctionArgs) {
  throw forbidden(request);
}

export default function Forbidden() {
  return null;
}
