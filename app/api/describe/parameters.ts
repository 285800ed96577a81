import { z } from 'zod';
import { developers } from '~/locales/en/developers';
import type { Endpoint } from '../answer/endpoint';
import { type EndpointName, paths } from '../paths';

export type SaidParameter = keyof typeof developers.parameters;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: z.core.JSONSchema.BaseSchema;
  /** Locale key of its meaning. IDs in the path have none. */
  said?: SaidParameter;
}

const isSaid = (name: string): name is SaidParameter => Object.hasOwn(developers.parameters, name);

export function parametersOf(name: EndpointName, { query }: Pick<Endpoint, 'query'>): Parameter[] {
  const inPath = [...paths[name].matchAll(/:(\w+)/g)].map(
    ([, each = '']): Parameter => ({ name: each, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    override: ({ jsonSchema }) => void (jsonSchema.format && delete jsonSchema.pattern),
  });
  const inQuery = Object.entries(properties).map(
    ([each, schema]): Parameter => ({
      name: each,
      in: 'query',
      required: required.includes(each),
      schema: typeof schema === 'boolean' ? {} : schema,
      ...(isSaid(each) && { said: each }),
    }),
  );
  return [...inPath, ...inQuery];
}
