import { createHash } from 'node:crypto';
import type { TeamMember } from '~/pokedex/member';
import type { TeamSheetContent } from './team-sheet';

interface Submitted {
  id: string;
  revision: number;
  at: Date;
  members: readonly TeamMember[];
}

// Crockford's Base32 has no characters that are easily confused.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** Short hash `7K3QM-9XT2R` (docs/judging.md). Only for the player and staff: with it one could guess the team. */
export function proofOf({ id, revision, at, members }: Submitted): string {
  const text = JSON.stringify([
    'sixsheet 1',
    id,
    revision,
    at.toISOString(),
    ...members.map(({ species, ability = '', item = '', teraType = '', statAlignment = '', moves = [] }) => [
      species,
      ability,
      item,
      teraType,
      statAlignment,
      ...moves,
    ]),
  ]);
  const hash = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  const code = Array.from(
    { length },
    (_, at) => alphabet[Number((hash >> BigInt(256 - 5 * (at + 1))) & 31n)],
  ).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

interface StoredSheet {
  id: string;
  revision: number;
  submittedAt: Date;
  revisedAt: Date | null;
  members: readonly TeamMember[];
  typedMembers: readonly TeamMember[] | null;
}

/** Uses the members as submitted: resolving a name later must not change the code. */
export const proofOfSheet = ({
  id,
  revision,
  submittedAt,
  revisedAt,
  members,
  typedMembers,
}: StoredSheet): string =>
  proofOf({ id, revision, at: revisedAt ?? submittedAt, members: typedMembers ?? members });

/** Codes of stored revisions by their keys in the history. */
export const proofsOf = (
  id: string,
  revisions: readonly { revision: number; snapshot: unknown; createdAt: Date }[],
): Record<string, string> =>
  Object.fromEntries(
    revisions.map(({ revision, snapshot, createdAt: at }) => [
      `revision ${revision}`,
      proofOf({ id, revision, at, members: (snapshot as Partial<TeamSheetContent>).members ?? [] }),
    ]),
  );
