import { useTranslation } from 'react-i18next';
import { type EndpointName, paths } from '../paths';
import { Curl } from './Curl';
import type { Parameter } from './parameters';

interface Props {
  name: EndpointName;
  parameters: readonly Parameter[];
  /** A URL that can be asked as it stands. */
  example: string;
}

/** The values that a parameter may have, where they can be listed or counted. */
function valuesOf({ enum: values, minimum, maximum, default: usual }: Parameter['schema']): string {
  const all = values?.join(', ') ?? (minimum !== undefined ? `${minimum}–${maximum}` : '');
  return usual === undefined || usual === '' || usual === false ? all : `${all} (${usual})`;
}

/** One question of the read API: what it gives, what it takes, and how it is asked. */
export function Question({ name, parameters, example }: Props) {
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby={name}>
      <h3 id={name}>
        <code translate="no">GET /{paths[name].replace(/:(\w+)/g, '{$1}')}</code>
      </h3>
      <p>{t(`developers.ask.${name}`)}</p>
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
      <Curl lines={[example]} />
    </section>
  );
}
