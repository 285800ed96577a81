import { type Desk, deskOf } from '../desk';
import { type PublishedPicture, rememberedPicture, shownAs } from '../picture';
import { roomName, type StreamOf, streamOfRoom } from '../stream';

interface Row extends Record<string, SqlStorageValue> {
  group_id: string;
  desk: string;
  shown: string | null;
}

interface StoredRoom {
  streamId: StreamOf;
  desk: Desk;
  picture: PublishedPicture;
}

/** Creates no table, so that unused rooms take no storage. */
export function readRoom(sql: SqlStorage): StoredRoom | undefined {
  if (sql.exec("select 1 from sqlite_master where name = 'room'").toArray().length === 0) return undefined;
  const [row] = sql.exec<Row>('select group_id, desk, shown from room').toArray();
  if (!row) return undefined;
  const desk = deskOf(JSON.parse(row.desk));
  return { streamId: streamOfRoom(row.group_id), desk, picture: rememberedPicture(desk.revision, row.shown) };
}

export function writeRoom(sql: SqlStorage, { streamId, desk, picture }: StoredRoom) {
  sql.exec(`create table if not exists room
    (one integer primary key check (one = 1), group_id text, desk text, shown text)`);
  sql.exec(
    'insert or replace into room (one, group_id, desk, shown) values (1, ?, ?, ?)',
    roomName(streamId),
    JSON.stringify(desk),
    shownAs(picture, desk.revision),
  );
}
