import { regulations } from '~/pokedex/regulations';
import { useLocale } from '~/ui/root-data';

/** What is proposed where a regulation is typed, newest first. */
export function KnownRegulations({ id }: { id: string }) {
  const locale = useLocale();
  return (
    <datalist id={id}>
      {[...regulations].reverse().map(({ id: key, name }) => (
        <option key={key} value={name[locale]} />
      ))}
    </datalist>
  );
}
