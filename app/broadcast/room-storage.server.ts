import { type Desk, deskOf } from './desk';

interface Row extends Record<string, SqlStorageValue> {
  group_id: string;
  desk: string;
  shown: string | null;
}

interface KeptRoom {
  groupId: string;
  desk: Desk;
  /** What overlays have been told under the desk's revision. */
  shown: string | null;
}

/** A room as its own storage knows it; undefined for one that was never written. */
export function readRoom(sql: SqlStorage): KeptRoom | undefined {
  sql.exec(`create table if not exists room
    (one integer primary key check (one = 1), group_id text, desk text, shown text)`);
  const [row] = sql.exec<Row>('select group_id, desk, shown from room').toArray();
  return row && { groupId: row.group_id, desk: deskOf(JSON.parse(row.desk)), shown: row.shown };
}

/** Keeps a room for when it wakes up. */
export function writeRoom(sql: SqlStorage, { groupId, desk, shown }: KeptRoom) {
  sql.exec(
    'insert or replace into room (one, group_id, desk, shown) values (1, ?, ?, ?)',
    groupId,
    JSON.stringify(desk),
    shown,
  );
}
