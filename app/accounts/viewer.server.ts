import type { AppLoadContext } from '@remix-run/cloudflare';
import { stranger, type Viewer } from './viewer';

/** Who is looking. */
export async function findViewer(_request: Request, _context: AppLoadContext): Promise<Viewer> {
  return stranger;
}
