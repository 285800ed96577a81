import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { forbidden } from '~/ui/errors';
import type { Policy } from '~/ui/http/policy';

export const handle: Policy = { audience: 'everyone' };

export function loader({ request }: LoaderFunctionArgs) {
  throw forbidden(request);
}

export default function Forbidden() {
  return null;
}
