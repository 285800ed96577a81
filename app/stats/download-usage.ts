import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findRegulation } from '~/pokedex/regulations';
import { tableFile } from '~/text/table-file';
import { pageNotFound } from '~/ui/errors';
import { exportUsage, usageRows } from './export-usage';
import { listRegulationUsage } from './usage.server';

/** A regulation's figures as its page has them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, locale, t } = context;
  const regulation = findRegulation((params.regulation ?? '').toLowerCase());
  if (!regulation) throw pageNotFound(request);
  const usage = exportUsage(await listRegulationUsage(db, regulation.id));
  return tableFile(request, `${regulation.name[locale]} KP`, usageRows(usage, locale, t), 'usage');
}
