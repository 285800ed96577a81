import { useLocale } from '~/ui/root-data';
import { nameOf } from '../name';
import { typeNames } from '../type-names';

interface Props {
  types: readonly string[];
  /** Leaves the types unsaid, beside a name. */
  isSilent?: boolean;
}

/** A square of one type, or of two that share it along the diagonal, drawn by ui/six.css alone. */
export function DiagonalTile({ types, isSilent = false }: Props) {
  const locale = useLocale();
  const label = types.map((type) => nameOf(typeNames, type, locale)).join(' / ');
  const look = isSilent || !label ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="diagonal-tile" {...look}>
      {(types.length > 0 ? types : ['']).map((type) => (
        <span key={type} className="type" data-type={type} />
      ))}
    </span>
  );
}
