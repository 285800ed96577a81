import { DurableObject } from 'cloudflare:workers';
import { type Database, openDatabase } from '~/db/client.server';
import { findBroadcast, keepScene } from './broadcast.server';
import { blankDesk, type Desk, type DeskCommand, type DeskError, deskOf, operate } from './desk';
import { noFacts, type OnAir, type SceneFacts, sceneOnAir } from './on-air';
import { isWithinRate } from './rate';
import { findSceneFacts, teamIdsOf } from './scene-facts.server';

export interface Person {
  id: string;
  name: string;
}

export interface DeskState {
  desk: Desk;
  onAir: OnAir;
  /** Everybody at the desk, also whoever asks. */
  people: Person[];
}
export type Operated = DeskState & { failed?: DeskError | { error: 'tooMany' } };

const mostOverlays = 1000;
const mostDesks = 40;
const presenceMs = 60_000;
const recheckMs = 60_000;
const retryMs = 10_000;

interface Row extends Record<string, SqlStorageValue> {
  group_id: string;
  desk: string;
  shown: string | null;
}

/**
 * One group's broadcast: a mailbox with memory. It keeps the desk in its own storage, tells every overlay the whole
 * scene when it changes, and leaves the last one in D1, which overlays are first drawn from.
 */
export class BroadcastRoom extends DurableObject<Env> {
  private readonly db: Database;
  private groupId = '';
  private desk: Desk | undefined;
  private facts: { of: string; found: SceneFacts; changesAt?: Date } | undefined;
  /** What every overlay has been told. */
  private shown: { revision: number; scene: string } | undefined;
  private checkedAt = 0;
  private turn = 0;
  private publishing: Promise<void> = Promise.resolve();
  private kept: Promise<void> = Promise.resolve();
  private keptRevision = -1;
  private readonly seen = new Map<string, { name: string; at: number }>();
  private readonly acts = new Map<string, number[]>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.db = openDatabase(env.DB);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    const { sql } = ctx.storage;
    sql.exec(
      'create table if not exists room (one integer primary key check (one = 1), group_id text, desk text, shown text)',
    );
    const [row] = sql.exec<Row>('select group_id, desk, shown from room').toArray();
    if (!row) return;
    this.groupId = row.group_id;
    this.desk = deskOf(JSON.parse(row.desk));
    this.shown = row.shown === null ? undefined : { revision: this.desk.revision, scene: row.shown };
  }

  /** The desk; on the very first question made of what D1 knows. Undefined where there is no such group. */
  private async open(groupId: string): Promise<Desk | undefined> {
    if (this.desk) return this.desk;
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.desk) return this.desk;
      const found = await findBroadcast(this.db, groupId);
      if (!found) return undefined;
      this.groupId = groupId;
      this.keptRevision = found.revision;
      const { scene: live, revision } = found;
      this.desk = { ...blankDesk, draft: live ?? blankDesk.draft, live, revision };
      return this.desk;
    });
  }

  private write(desk: Desk) {
    this.desk = desk;
    this.ctx.storage.sql.exec(
      'insert or replace into room (one, group_id, desk, shown) values (1, ?, ?, ?)',
      this.groupId,
      JSON.stringify(desk),
      this.shown?.revision === desk.revision ? this.shown.scene : null,
    );
  }

  /** The desk for its page; whoever asks is at the desk for a minute. Undefined where there is no such group. */
  async state(groupId: string, person: Person): Promise<DeskState | undefined> {
    const desk = await this.open(groupId);
    if (!desk) return undefined;
    const isNew = !this.people().some(({ id }) => id === person.id);
    this.seen.set(person.id, { name: person.name, at: Date.now() });
    if (isNew) this.tellDesks();
    return this.describe();
  }

  async operate(groupId: string, command: DeskCommand, person: Person): Promise<Operated | undefined> {
    const desk = await this.open(groupId);
    if (!desk) return undefined;
    if (!isWithinRate(this.acts, person.id, Date.now()))
      return { ...(await this.describe()), failed: { error: 'tooMany' } };
    const answer = operate(desk, command, person.name);
    if (answer.error !== undefined) return { ...(await this.describe()), failed: answer };
    this.write(answer.desk);
    const isTake = command.type === 'take';
    if (isTake || answer.desk.revision !== desk.revision) await this.publish(isTake);
    this.tellDesks();
    return this.describe();
  }

  /** What is on air, as the text that overlays get. Undefined where there is no such group. */
  async onAir(groupId: string): Promise<{ text: string; revision: number } | undefined> {
    if (!(await this.open(groupId))) return undefined;
    const { revision } = await this.current();
    return { text: this.text(), revision };
  }

  /** To be told when a team or a tournament of the group has changed: what is on air is judged anew. */
  async recheck(groupId: string): Promise<void> {
    const desk = await this.open(groupId);
    if (desk?.live) await this.publish(true);
  }

  private async describe(): Promise<DeskState> {
    await this.current();
    return { desk: this.desk ?? blankDesk, onAir: JSON.parse(this.text()), people: this.people() };
  }

  /** What overlays are told, composed now if it never was, or long ago. */
  private async current() {
    const isOld = this.desk?.live && Date.now() - this.checkedAt > recheckMs;
    if (!this.shown || isOld) await this.publish(true);
    if (!this.shown) throw new Error('Nothing was published.');
    return this.shown;
  }

  private text(): string {
    const { revision, scene } = this.shown ?? { revision: 0, scene: 'null' };
    return `{"revision":${revision},"build":${JSON.stringify(__BUILD_ID__)},"scene":${scene}}`;
  }

  /**
   * Composes what is on air and sends it where it differs. Scores go out without asking the database; a take asks it
   * what may be shown, and when it cannot answer, teams stay hidden until it can.
   */
  private publish(fresh: boolean): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    this.publishing = this.composeAndSend(fresh, turn);
    return this.publishing;
  }

  private async composeAndSend(fresh: boolean, turn: number) {
    const live = this.desk?.live ?? null;
    const of = JSON.stringify(live && [live.tournamentId, live.kind, [...teamIdsOf(live)].sort()]);
    const isOld = this.facts?.changesAt && this.facts.changesAt.getTime() <= Date.now();
    if (live && (fresh || isOld || this.facts?.of !== of)) {
      const found = await findSceneFacts(this.db, this.groupId, live, new Date()).catch((error) => {
        console.error(error);
        return undefined;
      });
      // Somebody was faster: theirs goes out.
      if (turn !== this.turn) return this.publishing;
      if (found) this.facts = { of, found, changesAt: found.changesAt };
      else if (isOld || this.facts?.of !== of) {
        this.facts = undefined;
        await this.ctx.storage.setAlarm(Date.now() + retryMs);
        // The last good picture stays; only what was never shown goes out without its teams.
        if (this.shown && this.shown.revision === this.desk?.revision && !isOld) return;
      }
    }
    this.checkedAt = Date.now();
    this.send();
    await this.setAlarm();
  }

  private send() {
    let desk = this.desk ?? blankDesk;
    const scene = JSON.stringify(desk.live && sceneOnAir(desk.live, this.facts?.found ?? noFacts));
    if (this.shown?.revision === desk.revision) {
      if (this.shown.scene === scene) return;
      // The same revision never means two pictures.
      desk = { ...desk, revision: desk.revision + 1 };
    }
    this.shown = { revision: desk.revision, scene };
    this.write(desk);
    const text = this.text();
    for (const socket of this.ctx.getWebSockets('overlay')) tell(socket, text);
    this.keep();
  }

  /** D1 follows in its own time, one revision after the other; overlays never wait for it. */
  private keep() {
    this.kept = this.kept.then(async () => {
      const { live: scene, revision } = this.desk ?? blankDesk;
      if (this.keptRevision === revision) return;
      try {
        await keepScene(this.db, { groupId: this.groupId, scene, revision }, new Date());
        this.keptRevision = revision;
      } catch (error) {
        console.error(error);
        await this.ctx.storage.setAlarm(Date.now() + retryMs);
      }
    });
    this.ctx.waitUntil(this.kept);
  }

  /** While a team is on air it is looked at again every minute, and when its tournament starts or ends. */
  private async setAlarm() {
    const now = Date.now();
    const { live } = this.desk ?? blankDesk;
    if (!live || teamIdsOf(live).length === 0) return;
    const turnsAt = this.facts?.changesAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const watched = this.ctx.getWebSockets('overlay').length > 0;
    const next = Math.min(turnsAt, now + (this.facts ? recheckMs : retryMs));
    if (watched || turnsAt < Number.POSITIVE_INFINITY)
      await this.ctx.storage.setAlarm(watched ? next : turnsAt);
  }

  override async alarm() {
    if (!this.desk) return;
    await this.publish(true);
    this.keep();
  }

  private people(): Person[] {
    const now = Date.now();
    for (const [id, { at }] of this.seen) if (now - at > presenceMs) this.seen.delete(id);
    const people = new Map([...this.seen].map(([id, { name }]) => [id, name]));
    for (const socket of this.ctx.getWebSockets('desk')) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const { id, name } = socket.deserializeAttachment() as Person;
      people.set(id, name);
    }
    return [...people].map(([id, name]) => ({ id, name }));
  }

  private deskNews(): string {
    const { revision, draftRevision, draftBy } = this.desk ?? blankDesk;
    return JSON.stringify({ revision, draftRevision, draftBy, people: this.people() });
  }

  private tellDesks() {
    const sockets = this.ctx.getWebSockets('desk');
    if (sockets.length === 0) return;
    const news = this.deskNews();
    for (const socket of sockets) tell(socket, news);
  }

  /** A socket, from the worker alone, which has judged who it is: `?group=` of an overlay, `&person=` of a desk. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (!(await this.open(searchParams.get('group') ?? ''))) return new Response(null, { status: 404 });
    const person = searchParams.get('person');
    const tag = person ? 'desk' : 'overlay';
    await this.current();
    if (this.ctx.getWebSockets(tag).length >= (person ? mostDesks : mostOverlays))
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [tag]);
    if (person) {
      server.serializeAttachment(JSON.parse(person));
      this.tellDesks();
    } else {
      server.send(this.text());
      await this.setAlarm();
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sockets are told and never asked; `ping` is answered without waking this object. */
  override webSocketMessage(socket: WebSocket) {
    socket.close(1008, 'Nothing to say here.');
  }

  override webSocketClose(socket: WebSocket, code: number) {
    // 1005 and 1006 say that no code came, and cannot be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
    if (this.ctx.getTags(socket).includes('desk')) this.tellDesks();
  }
}

function tell(socket: WebSocket, text: string) {
  try {
    socket.send(text);
  } catch {
    // It is closing: its owner connects again and gets the whole scene.
  }
}
