import type { Database } from '~/db/client.server';
import type { RegulationSource } from '~/pokedex/regulation';
import { fileOf, findTextsInForce, type RegulationText } from '../regulation-texts.server';

export interface Known {
  source: RegulationSource;
  /** The text in force; without one the file is. */
  text?: RegulationText;
}

/** As the database says, not as this worker knows it yet. */
export async function findKnown(db: Database, id: string | undefined): Promise<Known | undefined> {
  const regulation = (id ?? '').toLowerCase();
  const text = (await findTextsInForce(db)).get(regulation);
  const source = text?.source ?? fileOf(regulation);
  return source && { source, text };
}
