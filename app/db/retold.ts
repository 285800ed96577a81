import { sql } from 'drizzle-orm';
import { atWrite } from './at-write';
import { tournaments } from './schema';

/** Belongs into every write that changes what calendars and feeds tell of a tournament, or whether it is public. */
export const retold = { tellings: sql`${tournaments.tellings} + 1`, toldAt: atWrite };
