import type { Database } from '~/db/client.server';
import type { Desk } from './desk';
import { noFacts, sceneOnAir } from './on-air';
import { findSceneFacts } from './scene-facts.server';
import { signsOfSlices } from './slices';

export async function signsOfDraft(
  db: Database,
  groupId: string,
  { draft }: Pick<Desk, 'draft'>,
): Promise<string> {
  const facts = await findSceneFacts(db, groupId, draft, new Date()).catch(() => noFacts);
  return signsOfSlices(JSON.stringify(sceneOnAir(draft, facts)));
}
