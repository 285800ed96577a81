import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { describeApi } from '~/api/describe/openapi.server';
import { paths } from '~/api/paths';
import { controlActNames } from '~/broadcast-desk/control/control-act';
import { breaksOf } from './breaks';
import promised from './v1.json';

const description = describeApi('https://sixsheet.example');
type Description = Parameters<typeof breaksOf>[0];
const copy = () => JSON.parse(JSON.stringify(promised)) as Description;

describe('the description of the read API', () => {
  it('is OpenAPI 3.1, says a validator that is not ours', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(description)));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('tells of every question that is answered', () => {
    const told = Object.values(description.paths as Description['paths']).flatMap((each) =>
      Object.values(each).map((operation) => (operation as { operationId?: string }).operationId),
    );
    const ofControl = controlActNames.length + 1;
    expect(told.filter((id) => id && !(id in paths))).toHaveLength(ofControl);
    expect(told.filter((id) => id && id in paths).sort()).toEqual(Object.keys(paths).sort());
    expect(new Set(told).size).toBe(told.length);
  });

  it('breaks nothing that was promised', () => {
    expect(breaksOf(promised as unknown as Description, description as unknown as Description)).toEqual([]);
  });

  it('is what the kept types were made of', async () => {
    expect(readFileSync('tests/api/v1.d.ts', 'utf8')).toBe(
      astToString(await openapiTS(JSON.stringify(description))),
    );
  });
});

describe('the acts of the control API', () => {
  const guide = readFileSync('docs/control.md', 'utf8');
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const bodyOf = (act: string) => {
    const path = `/groups/{groupId}/broadcast/${act}`;
    // biome-ignore lint/suspicious/noExplicitAny: reaches into a description, whatever is there.
    const { requestBody } = (description.paths as any)[path].post;
    return {
      required: requestBody.required,
      takes: ajv.compile(requestBody.content['application/json'].schema),
    };
  };
  const curls = [...guide.matchAll(/^curl -X POST "\$BASE\/([\w-]+)".*?(?:--data '(.*)')?$/gm)];
  const buttons = [...guide.matchAll(/^\| [^|]+\| `([\w-]+)` +\| `(\{.*?\})` +\|$/gm)];

  it.each([...curls, ...buttons].map(([line, act = '', body]) => [line, act, body ?? '{}']))(
    'take what their guide sends: %s',
    (_, act, body) => {
      const { takes } = bodyOf(act);
      takes(JSON.parse(body));
      expect(takes.errors).toBeNull();
    },
  );

  it.each([
    ['score', {}],
    ['score', { side: 3 }],
    ['set-score', {}],
    ['came', { side: 1 }],
    ['tera', { side: 1, pokemon: 7 }],
    ['kind', { kind: 'intermission' }],
    ['countdown', { minutes: 1441 }],
    ['player', { side: 1 }],
    ['round', {}],
    ['up-next', {}],
    ['take', { winner: 0 }],
    ['undo', { revision: 'the last' }],
  ])('do not take %s %j', (act, body) => {
    expect(bodyOf(act).takes(body)).toBe(false);
  });
});

describe('what would break a client', () => {
  const changed = (change: (next: Description) => void) => {
    const next = copy();
    change(next);
    return breaksOf(copy(), next);
  };
  // biome-ignore lint/suspicious/noExplicitAny: reaches into a description, whatever is there.
  const schemas = (next: Description) => next.components.schemas as any;

  it('is found: a path, a field, a type, a null, a parameter or a value that is gone or new', () => {
    expect(changed((next) => void delete next.paths['/species'])).toEqual(['get /species is gone']);
    expect(changed((next) => void delete schemas(next).Team.properties.player)).toEqual([
      'Team.player is gone',
    ]);
    expect(changed((next) => (schemas(next).Team.required = []))[0]).toBe('Team.id may be left out now');
    expect(changed((next) => (schemas(next).Team.properties.player = { type: 'object' }))).toEqual([
      'Team.player may be object now',
    ]);
    expect(
      changed(
        (next) => (schemas(next).Team.properties.player = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
      ),
    ).toEqual(['Team.player may be null now']);
    const list = (next: Description) => next.paths['/tournaments']?.get?.parameters ?? [];
    expect(changed((next) => void list(next).shift())).toEqual(['get /tournaments?when is gone']);
    expect(changed((next) => Object.assign(list(next)[0] as object, { required: true }))).toEqual([
      'get /tournaments?when is needed now',
    ]);
    expect(changed((next) => ((list(next)[0] as { schema: object }).schema = { enum: ['past'] }))).toEqual([
      'get /tournaments?when=running is gone',
      'get /tournaments?when=upcoming is gone',
    ]);
  });

  it('is found in what is sent', () => {
    // biome-ignore lint/suspicious/noExplicitAny: reaches into a description, whatever is there.
    const sent = (next: any) =>
      next.paths['/groups/{groupId}/broadcast/kind'].post.requestBody.content['application/json'].schema;
    const at = 'post /groups/{groupId}/broadcast/kind';
    expect(changed((next) => void delete sent(next).properties.on)).toEqual([`${at}?on is gone`]);
    expect(changed((next) => void sent(next).properties.kind.enum.pop())).toEqual([
      `${at}?kind=bracket is gone`,
    ]);
    expect(changed((next) => void sent(next).required.push('on'))).toEqual([`${at}?on is needed now`]);
  });

  it('is nothing that only joins', () => {
    expect(
      changed((next) => {
        schemas(next).Team.properties.nickname = { type: 'string' };
        schemas(next).Team.required.push('nickname');
        list(next).push({ name: 'more', in: 'query' });
      }),
    ).toEqual([]);
    function list(next: Description) {
      return next.paths['/tournaments']?.get?.parameters ?? [];
    }
  });
});
