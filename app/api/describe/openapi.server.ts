import { z } from 'zod';
import { developers } from '~/locales/en/developers';
import { webhooks } from '~/locales/en/tokens';
import type { Endpoint } from '../answer/endpoint';
import { type ProblemName, problems } from '../answer/problems';
import { type EndpointName, methodOf, paths } from '../paths';
import { endpoints } from '../read/endpoints.server';
import { webhookMessageShapes } from '../shapes/notice';
import { wordOf } from '../shapes/notice-words';
import { describeControl } from './control.server';
import { type Json, refOf, responsesOf, schemas } from './json';
import { parametersOf } from './parameters';

const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457',
  required: ['type', 'title', 'status', 'detail', 'error'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    error: { type: 'string', description: 'The problem’s short name; never changes.' },
    value: { type: 'string', description: 'The name of what is wrong in the query.' },
  },
};

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

const plainly: Options = {
  override({ jsonSchema }) {
    // A format is shorter than its pattern, and a closed object may get another field later.
    if (jsonSchema.format) delete jsonSchema.pattern;
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
};

function namedSchemas(): [name: string, schema: Json][] {
  const all = z.toJSONSchema(z.globalRegistry, { ...plainly, io: 'output', uri: (id) => schemas + id });
  return Object.entries(all.schemas).map(([name, { $schema: _, $id: __, id: ___, ...schema }]) => [
    name,
    schema,
  ]);
}

const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const ifNoneMatch = { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } };
const answerHeaders = {
  ETag: { schema: { type: 'string' }, description: 'Strong: send it as If-None-Match.' },
  Link: { schema: { type: 'string' }, description: 'The next page, as rel="next".' },
};

const tableTypes = ['text/csv', 'text/plain', 'application/json', 'application/xml'];

function bodyOf({ body, isTable = true }: Endpoint): Json {
  const types = isTable ? tableTypes : ['application/json'];
  const schemaOf = (type: string) => (body && type === 'application/json' ? refOf(body) : { type: 'string' });
  return {
    required: true,
    ...(isTable && { description: 'A table as the page of the desk takes it.' }),
    content: Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }])),
  };
}

function operationOf(name: EndpointName, endpoint: Endpoint): Json {
  const isPost = methodOf(name) === 'POST';
  const refusals: ProblemName[] = [
    'wrongQuery',
    ...(endpoint.scope ? (['authenticationRequired', 'scopeMissing'] as const) : []),
    ...(endpoint.problems ?? []),
    'tooMany',
    'unavailable',
  ];
  return {
    operationId: name,
    summary: developers.ask[name],
    parameters: [
      ...parametersOf(name, endpoint).map(({ said, ...parameter }) => ({
        ...parameter,
        ...(said && { description: developers.parameters[said] }),
      })),
      ...(isPost ? [] : [ifNoneMatch]),
    ],
    ...(endpoint.scope && { security: [{ groupToken: [] }], 'x-scope': endpoint.scope }),
    ...(isPost && { requestBody: bodyOf(endpoint) }),
    responses: {
      200: {
        description: 'The answer',
        ...(!isPost && { headers: answerHeaders }),
        content: { 'application/json': { schema: refOf(endpoint.answer) } },
      },
      ...(!isPost && { 304: { description: 'You have it.' } }),
      ...responsesOf(refusals.map((each) => ({ name: each, ...problems[each] }))),
    },
  };
}

const webhookHeaders = Object.entries({
  'webhook-id': 'The same for the same event, which may come twice.',
  'webhook-timestamp': 'When this body was written, in Unix seconds. Events may come out of order.',
  'webhook-signature': 'As Standard Webhooks says.',
}).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

const describeWebhooks = (): Json =>
  Object.fromEntries(
    webhookMessageShapes.map(({ kind, shape }) => [
      kind,
      {
        post: {
          operationId: kind,
          summary: webhooks.names[wordOf[kind]],
          parameters: webhookHeaders,
          requestBody: { required: true, content: { 'application/json': { schema: refOf(shape) } } },
          responses: {
            '2XX': { description: 'Taken.' },
            410: { description: 'No more of these: the webhook is turned off.' },
            default: { description: 'Sent again later.' },
          },
        },
      },
    ]),
  );

/** Describes the API in OpenAPI 3.1, from the shapes that answer. `server`: the site's origin. */
export function describeApi(server: string): Json {
  const names = Object.keys(paths) as EndpointName[];
  const operations: Record<string, Json> = {};
  for (const name of names) {
    const path = `/${inBraces(paths[name])}`;
    operations[path] = {
      ...operations[path],
      [methodOf(name).toLowerCase()]: operationOf(name, endpoints[name]),
    };
  }
  Object.assign(operations, describeControl());
  const all: [string, Json][] = [...namedSchemas(), ['Problem', problemSchema]];
  const inOrder = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sixsheet',
      version: '1',
      description: `Public tournaments, team sheets, results and what is on air, with names in Japanese and English beside the IDs of Pokémon Showdown. Read more at ${server}/developers.`,
    },
    servers: [{ url: `${server}/api/v1` }],
    paths: operations,
    webhooks: describeWebhooks(),
    components: {
      schemas: Object.fromEntries(inOrder),
      securitySchemes: {
        groupToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of the group, made in its settings; to run a broadcast, a control token.',
        },
      },
    },
  };
}
