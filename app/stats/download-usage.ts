import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { nameOf } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { isSpecies } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { tableFile } from '~/text/table-file';
import { listRegulationUsage, listSpeciesUsage } from '~/usage/usage.server';
import { exportUsage, usageRows } from './export-usage';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Serves the figures of a regulation, or of one species in it. @throws 404 if either is unknown */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, locale, t } = context;
  const { species } = params;
  const regulation = findRegulation((params.regulation ?? '').toLowerCase());
  if (!regulation) throw pageNotFound(request);
  const usage = exportUsage(
    species === undefined
      ? await listRegulationUsage(db, regulation.id)
      : await listSpeciesUsage(db, regulation.id, species),
  );
  if (species !== undefined && usage.species.length === 0 && !isSpecies(species)) throw pageNotFound(request);
  const suffix = species === undefined ? '' : ` ${nameOf(speciesNames, species, locale)}`;
  return tableFile(request, `${regulation.name[locale]}${suffix} KP`, usageRows(usage, locale, t), 'usage');
}
