import type { TeamMember } from '~/pokedex/member';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

interface Sheet {
  id: string;
  revision: number;
  at: Date;
  members: readonly TeamMember[];
}

/** The code of a sheet, written from docs/judging.md alone. */
export async function readProof({ id, revision, at, members }: Sheet): Promise<string> {
  const written = members.map((member) => {
    const { species, ability, item, teraType, statAlignment, moves } = member;
    const values = [species, ability, item, teraType, statAlignment].map((value) => value ?? '');
    return `[${[...values, ...(moves ?? [])].map(quoted).join(',')}]`;
  });
  const text = `["sixsheet 1","${id}",${revision},"${at.toISOString()}",${written.join(',')}]`;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = (bits.slice(0, 50).match(/.{5}/g) ?? []).map(
    (five) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(five, 2)],
  );
  digits.splice(5, 0, '-');
  return digits.join('');
}
