import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';

export function loader({ request }: LoaderFunctionArgs) {
  throw pageNotFound(request);
}

export default function NotFound() {
  return null;
}
