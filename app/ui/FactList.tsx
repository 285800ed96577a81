import type { ReactNode } from 'react';

export function FactList({
  facts,
  isCard = false,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  isCard?: boolean;
}) {
  return (
    <dl className={isCard ? 'facts card' : 'facts'}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
