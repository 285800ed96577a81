import { useTranslation } from 'react-i18next';
import type { TokenScope } from '~/groups/tokens/scopes';
import { Labelled } from '~/ui/Labelled';
import { type EndpointName, methodOf, paths } from '../paths';
import { Curl } from './Curl';
import type { Parameter } from './parameters';

/** Body of an example. */
const bodies: Partial<Record<EndpointName, string>> = {
  writeEntrants: 'list.csv',
  writeResults: 'list.csv',
  writeRound:
    '{"round":1,"pairings":[{"table":1,"player1":"ハルカ","player2":"ケンタ"},{"player1":"ソラマメ","bye":true}]}',
  writeMatchResult: '{"winner":"a","games":[2,1]}',
};

interface Props {
  name: EndpointName;
  parameters: readonly Parameter[];
  example: string;
  scope?: TokenScope;
}

function valuesOf({ enum: values, minimum, maximum, default: usual }: Parameter['schema']): string {
  const all = values?.join(', ') ?? (minimum !== undefined ? `${minimum}–${maximum}` : '');
  return usual === undefined || usual === '' || usual === false ? all : `${all} (${usual})`;
}

export function EndpointCard({ name, parameters, example, scope }: Props) {
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby={name}>
      <h3 id={name}>
        <code translate="no">
          {methodOf(name)} /{paths[name].replace(/:(\w+)/g, '{$1}')}
        </code>
      </h3>
      <p>{t(`developers.ask.${name}`)}</p>
      {scope && (
        <p className="soft">
          <Labelled label={t('developers.scope')}>{t(`tokens.scope.${scope}`)}</Labelled>
        </p>
      )}
      {parameters.length > 0 && (
        <dl className="parameters">
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code translate="no">{parameter.name}</code>
              </dt>
              <dd>
                {parameter.said && t(`developers.parameters.${parameter.said}`)}
                {valuesOf(parameter.schema) && (
                  <code className="soft" translate="no">
                    {' '}
                    {valuesOf(parameter.schema)}
                  </code>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Curl lines={[example]} token={scope !== undefined} body={bodies[name]} />
    </section>
  );
}
