// npm run describe-api: keeps what the read API promises, for the test that nothing of it breaks, and the types that a
// client made from it has. What is in tests/api/v1.json was promised: the test says what a change of it would break.
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeApi } from '../app/api/describe/openapi.server';

const description = describeApi('https://sixsheet.example');
writeFileSync('tests/api/v1.json', `${JSON.stringify(description, null, 2)}\n`);
writeFileSync('tests/api/v1.d.ts', astToString(await openapiTS(JSON.stringify(description))));
