import { Curl } from './Curl';

interface Props {
  acts: readonly (readonly [act: string, values: readonly string[]])[];
  root: string;
}

export function ControlActs({ acts, root }: Props) {
  return (
    <>
      <dl className="parameters" translate="no">
        {acts.map(([act, values]) => (
          <div key={act}>
            <dt>
              <code>{act}</code>
            </dt>
            <dd>
              <code className="soft">{values.join(', ')}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Curl lines={[`${root}/state`]} token />
      <Curl lines={[`${root}/score?side=1&by=1`]} token isPost />
    </>
  );
}
