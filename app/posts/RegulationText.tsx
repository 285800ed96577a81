import { findRegulation } from '~/pokedex/regulations';
import { useLocale } from '~/ui/root-data';
import { regulationKeyOf } from './regulation-key';

/** A known regulation in the viewer's language, any other as its author wrote it. */
export function RegulationText({ text }: { text: string }) {
  const locale = useLocale();
  return <>{findRegulation(regulationKeyOf(text))?.name[locale] ?? text}</>;
}
