import type { Database } from '~/db/client.server';
import type { RegulationSource } from '~/pokedex/regulation';
import { fileOf, findTextsInForce, type RegulationTextRow } from '../regulation-texts.server';

export interface KnownRegulation {
  source: RegulationSource;
  /** The text in force; undefined if the built-in file is. */
  text?: RegulationTextRow;
}

/** Reads the database rather than this worker's cache, which may be stale. */
export async function findKnown(db: Database, id: string | undefined): Promise<KnownRegulation | undefined> {
  const regulation = (id ?? '').toLowerCase();
  const text = (await findTextsInForce(db)).get(regulation);
  const source = text?.source ?? fileOf(regulation);
  return source && { source, text };
}
