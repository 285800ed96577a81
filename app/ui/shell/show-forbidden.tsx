import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { forbidden } from '~/ui/errors';

export function loader({ request }: LoaderFunctionArgs) {
  throw forbidden(request);
}

export default function Forbidden() {
  return null;
}
