import { findRegulation } from '~/pokedex/regulations';
import { writtenIn } from '~/text/written-in';
import { useLocale } from '~/ui/root-data';
import { regulationKeyOf } from './regulation-key';

/** A known regulation in the viewer's language, any other as its author wrote it. */
export function RegulationText({ text }: { text: string }) {
  const locale = useLocale();
  const known = findRegulation(regulationKeyOf(text))?.name[locale];
  return <span lang={known ? undefined : writtenIn(text)}>{known ?? text}</span>;
}
