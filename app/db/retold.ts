import { sql } from 'drizzle-orm';
import { atWrite } from './at-write';
import { tournaments } from './schema';

/** Required in every write that changes a tournament's public status, or anything that calendars and feeds show of it. */
export const retold = { tellings: sql`${tournaments.tellings} + 1`, toldAt: atWrite };
