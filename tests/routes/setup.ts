import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { openDatabase } from '~/db/client.server';
import { insertWorld, makeWorld } from '../world';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await insertWorld(openDatabase(env.DB), makeWorld(Date.now()));
