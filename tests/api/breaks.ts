type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The types that a schema lets through: of one or of several. */
function typesOf(schema: Json): Set<string> {
  const among = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isObject);
  if (among.length > 0) return new Set(among.flatMap((each) => [...typesOf(each)]));
  if (typeof schema.$ref === 'string') return new Set([schema.$ref]);
  return new Set(listOf(schema.type).map(String));
}

/** What a client that was written for one answer would miss in another, by its place. */
export function missingInAnswer(before: unknown, after: unknown, at: string): string[] {
  if (!isObject(before)) return [];
  if (!isObject(after)) return [`${at} is gone`];
  const known = typesOf(before);
  const found = [...typesOf(after)]
    .filter((type) => !known.has(type))
    .map((type) => `${at} may be ${type} now`);
  const optional = listOf(before.required)
    .filter((name) => !listOf(after.required).includes(name))
    .map((name) => `${at}.${name} may be left out now`);
  const properties = Object.entries((before.properties ?? {}) as Json).flatMap(([name, schema]) =>
    missingInAnswer(schema, (after.properties as Json | undefined)?.[name], `${at}.${name}`),
  );
  const items = 'items' in before ? missingInAnswer(before.items, after.items, `${at}[]`) : [];
  const choices = ['anyOf', 'oneOf', 'prefixItems'].flatMap((kind) =>
    listOf(before[kind]).flatMap((schema, index) =>
      missingInAnswer(schema, listOf(after[kind])[index], `${at}/${kind}/${index}`),
    ),
  );
  return [...found, ...optional, ...properties, ...items, ...choices];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Json;
}

interface Description {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: Json; responses: Json }>>;
  components: { schemas: Json };
}

function missingInQuestion(before: Parameter[] = [], after: Parameter[] = [], at: string): string[] {
  const gone = before.flatMap(({ name, schema }) => {
    const now = after.find((each) => each.name === name);
    if (!now) return [`${at}?${name} is gone`];
    return listOf(schema?.enum)
      .filter((value) => !listOf(now.schema?.enum).includes(value))
      .map((value) => `${at}?${name}=${value} is gone`);
  });
  const asked = after
    .filter(({ name, required }) => required && !before.find((each) => each.name === name)?.required)
    .map(({ name }) => `${at}?${name} is needed now`);
  return [...gone, ...asked];
}

/** What is sent is as a parameter is: no value of it goes, and nothing more is needed. */
function missingInBody(before: Json | undefined, after: Json | undefined, at: string): string[] {
  const asParameters = (body: Json | undefined): Parameter[] => {
    const schema = schemaIn(body) ?? {};
    return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, each]) => ({
      name,
      in: 'body',
      required: listOf(schema.required).includes(name),
      schema: each,
    }));
  };
  return missingInQuestion(asParameters(before), asParameters(after), at);
}

/** What a client of one description would find broken by another. */
export function breaksOf(before: Description, after: Description): string[] {
  const operations = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const now = after.paths[path]?.[method];
      if (!now) return [`${method} ${path} is gone`];
      const at = `${method} ${path}`;
      return [
        ...missingInQuestion(operation.parameters, now.parameters, at),
        ...missingInBody(operation.requestBody, now.requestBody, at),
        ...missingInAnswer(contentOf(operation.responses), contentOf(now.responses), at),
      ];
    }),
  );
  const schemas = Object.entries(before.components.schemas).flatMap(([name, schema]) =>
    missingInAnswer(schema, after.components.schemas[name], name),
  );
  return [...operations, ...schemas];
}

const contentOf = (responses: Json): unknown => schemaIn(responses['200']);

function schemaIn(body: unknown): Json | undefined {
  const json = isObject(body) && isObject(body.content) && body.content['application/json'];
  return isObject(json) && isObject(json.schema) ? json.schema : undefined;
}
