import { lookOf } from '~/pokedex/type-looks';

export function TypeBadge({ types, label }: { types: readonly string[]; label: string }) {
  const [first = '', second] = types;
  const above = lookOf(first);
  const below = second === undefined ? undefined : lookOf(second);
  return (
    <svg className="badge" role="img" aria-label={label} viewBox="0 0 48 48">
      <path fill={above.color} d="M0 0h48v48H0z" />
      {below && <path fill={below.color} d="M48 0v48H0z" />}
      <g fill="#fff" fillRule="evenodd">
        <path
          transform={below ? 'translate(3 3) scale(.92)' : 'translate(7 7) scale(1.42)'}
          d={above.shape}
        />
        {below && <path transform="translate(24 24) scale(.88)" d={below.shape} />}
      </g>
    </svg>
  );
}

export function TeraJewel({ type }: { type: string }) {
  const { color, shape } = lookOf(type);
  return (
    <svg className="jewel" aria-hidden="true" viewBox="0 0 24 24">
      <path fill={color} d="M7 0h10l7 7v10l-7 7H7l-7-7V7z" />
      <path fill="#fff" fillRule="evenodd" transform="translate(4 4) scale(.67)" d={shape} />
    </svg>
  );
}
