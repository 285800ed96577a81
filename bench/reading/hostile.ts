import { hostilePictures } from './draw-hostile';
import type { startReader } from './reader';

/** How many seconds of computing it takes to say that a picture shows no team; and what was read where one was. */
export async function printHostile(reader: Awaited<ReturnType<typeof startReader>>) {
  console.log('\nWithout a team'.padEnd(32), 'seconds');
  for (const { name, bytes } of await hostilePictures()) {
    const { seconds, error, result } = await reader.read(bytes);
    const said = error?.split('\n')[0] ?? `a team of ${result?.members.length}: ${valuesOf(result)}`;
    console.log(name.padEnd(31), seconds.toFixed(2).padStart(7), said);
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
  const read = values.filter(({ key }) => key !== null);
  return `${read.length} values, ${read.filter(({ uncertain }) => !uncertain).length} of them not asked`;
}
