import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { forbidden } from '~/ui/errors';

/** Where a signed-in person without the right is sent. */
export function loader({ request }: LoaderFunctionArgs) {
  throw forbidden(request);
}

export default function Forbidden() {
  return null;
}
