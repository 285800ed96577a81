import { useEffect, useState } from 'react';
import { findByName } from '~/pokedex/name';
import { loadNames } from '~/pokedex/naming/load-names';
import type { SpeciesChoices } from '~/pokedex/send-species-choices';

const known = new Map<string, Promise<SpeciesChoices>>();

/** Undefined while they are not known, or the network is gone: all is offered then. */
export function useSpeciesChoices(written: string, active: boolean): SpeciesChoices | undefined {
  const [choices, setChoices] = useState<SpeciesChoices>();
  useEffect(() => {
    if (!active) return;
    let current = true;
    find(written).then(
      (found) => current && setChoices(found),
      () => current && setChoices(undefined),
    );
    return () => {
      current = false;
    };
  }, [written, active]);
  return choices;
}

async function find(written: string): Promise<SpeciesChoices | undefined> {
  const key = written.trim() && findByName(await loadNames('species'), written);
  if (!key) return undefined;
  let choices = known.get(key);
  if (!choices) {
    choices = fetchChoices(key);
    known.set(key, choices);
    choices.catch(() => known.delete(key));
  }
  return choices;
}

async function fetchChoices(key: string): Promise<SpeciesChoices> {
  const response = await fetch(`/sv/data/species/${key}.json`);
  if (!response.ok) throw new Error(`${response.status} ${key}`);
  return response.json();
}
