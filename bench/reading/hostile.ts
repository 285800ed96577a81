import { hostilePictures } from './draw-hostile';
import type { startReader } from './reader';

/** Prints CPU seconds until a picture without a team is rejected, and any values read from it. */
export async function printHostile(reader: Awaited<ReturnType<typeof startReader>>) {
  console.log('\nWithout a team'.padEnd(32), 'seconds');
  for (const { name, bytes } of await hostilePictures()) {
    const { seconds, error, result } = await reader.read(bytes);
    const verdict = error?.split('\n')[0] ?? `a team of ${result?.members.length}: ${valuesOf(result)}`;
    console.log(name.padEnd(31), seconds.toFixed(2).padStart(7), verdict);
  }
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof startReader>>['read']>>['result'];

function valuesOf(result: Read) {
  const values = (result?.members ?? []).flatMap(({ species, ability, item, moves }) => [
    species,
    ability,
    item,
    ...moves,
  ]);
  const known = values.filter(({ key }) => key !== null);
  return `${known.length} values, ${known.filter(({ uncertain }) => !uncertain).length} of them not asked`;
}
