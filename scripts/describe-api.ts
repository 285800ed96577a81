// npm run describe-api: writes the API's OpenAPI snapshot and a client's types. tests/api/v1.json is a promise: the test
// reports breaking changes to it.
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeApi } from '../app/api/describe/openapi.server';

const description = describeApi('https://sixsheet.example');
writeFileSync('tests/api/v1.json', `${JSON.stringify(description, null, 2)}\n`);
writeFileSync('tests/api/v1.d.ts', astToString(await openapiTS(JSON.stringify(description))));
