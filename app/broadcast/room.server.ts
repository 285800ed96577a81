import { DurableObject } from 'cloudflare:workers';
import { openDatabase } from '~/db/client.server';
import type { ForgottenPeople } from '~/db/forgotten-people';
import { logAct, logError } from '~/log/log.server';
import { inRun, newRun } from '~/log/run.server';
import { noteOnAir } from '~/notices/note.server';
import { findBroadcast } from './broadcast.server';
import { blankDesk, type Desk, type DeskCommand, operate } from './desk';
import { DeskJudge } from './desk-judge.server';
import type { DeskState, Operated } from './desk-state';
import { forgetAtDesk } from './forget';
import { LastScene } from './last-scene.server';
import {
  compose,
  isStale,
  nextLookAt,
  type Picture,
  type Question,
  questionOf,
  retryMs,
  textOf,
} from './picture';
import { type Person, type Presence, peopleAt, withPerson } from './presence';
import { isWithinRate } from './rate';
import type { RoomAct } from './room-act';
import { acceptDesk, acceptOverlay, connectedDesks, tellSockets } from './room-sockets.server';
import { readRoom, writeRoom } from './room-storage.server';
import { findSceneFacts } from './scene-facts.server';
import { firstOf, type StreamOf, streamOfRoom } from './stream';
import { signsOfDraft } from './warm-letters.server';

/** How old a judgement of who may hear of the desk may be when it is told something. */
const judgedMs = 60_000;

const liveOf = ({ live: scene, revision }: Desk) => ({ scene, revision });

/** Keeps the desk, tells overlays each scene whole, leaves the last one in D1, where they begin. */
export class BroadcastRoom extends DurableObject<Env> {
  private readonly db = openDatabase(this.env.DB);
  private of = firstOf('');
  private desk: Desk | undefined;
  private picture: Picture = { state: 'blank' };
  private presence: Presence = new Map();
  private readonly acts = new Map<string, number[]>();
  private asking: Question | undefined;
  private warm = '';
  private publishing: Promise<void> = Promise.resolve();
  private kept: Promise<void> = Promise.resolve();
  private readonly lastScene = new LastScene(this.db);
  private readonly desks = new DeskJudge(this.ctx, this.db, this.env);

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    const kept = readRoom(ctx.storage.sql);
    if (kept) ({ of: this.of, desk: this.desk, picture: this.picture } = kept);
  }

  /** On the very first question made of what D1 knows. Undefined where there is no such stream. */
  private async open(of: StreamOf): Promise<Desk | undefined> {
    if (this.desk) return this.desk;
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.desk) return this.desk;
      const found = await findBroadcast(this.db, of);
      if (!found) return undefined;
      this.of = of;
      this.lastScene.revision = found.revision;
      const { scene: live, revision } = found;
      this.desk = { ...blankDesk, draft: live ?? blankDesk.draft, live, revision };
      return this.desk;
    });
  }

  private write(desk: Desk) {
    this.desk = desk;
    writeRoom(this.ctx.storage.sql, { of: this.of, desk, picture: this.picture });
  }

  /** One of the acts below, in the run of the request that asks. What breaks is told without what it carries. */
  follow<Act extends RoomAct>(
    request: string | undefined,
    act: Act,
    given: Parameters<BroadcastRoom[Act]>,
  ): Promise<unknown> {
    const ask = this[act] as (...given: unknown[]) => Promise<unknown>;
    return this.within(act, request, () => ask.apply(this, given));
  }

  private within<T>(act: string, request: string | undefined, work: () => Promise<T>): Promise<T> {
    return inRun(newRun(this.env, request), () =>
      work().catch((error: unknown) => {
        logError(error, `room: ${act}`);
        throw new Error(`The room could not do this: ${act}.`);
      }),
    );
  }

  /** Who asks is at the desk for a minute. Undefined where there is no such stream. */
  async state(of: StreamOf, person: Person): Promise<DeskState | undefined> {
    if (!(await this.open(of))) return undefined;
    const isNew = !this.people().some(({ id }) => id === person.id);
    this.presence = withPerson(this.presence, person, Date.now());
    if (isNew) this.tellDesks();
    return this.describe();
  }

  /** Like `state`, for a script, which is nobody at the desk. */
  async look(of: StreamOf, person: Person): Promise<Operated | undefined> {
    if (!(await this.open(of))) return undefined;
    const failed = isWithinRate(this.acts, person.id, Date.now())
      ? undefined
      : ({ error: 'tooMany' } as const);
    return { ...(await this.describe()), failed };
  }

  async operate(of: StreamOf, command: DeskCommand, person: Person): Promise<Operated | undefined> {
    const desk = await this.open(of);
    if (!desk) return undefined;
    if (!isWithinRate(this.acts, person.id, Date.now()))
      return { ...(await this.describe()), failed: { error: 'tooMany' } };
    const answer = operate(desk, command, person.name);
    // What is shown of the same scene may have changed: a take asks for it again.
    if (answer.error === 'nothingNew') await this.publish(true);
    const isShown = answer.error === 'nothingNew' && this.desk?.revision !== desk.revision;
    if (isShown) return this.describe();
    if (answer.error !== undefined) return { ...(await this.describe()), failed: answer };
    this.write(answer.desk);
    logAct(`broadcast.${command.type}`, {
      group: of.groupId,
      stream: of.stream,
      revision: answer.desk.revision,
    });
    const isTake = command.type === 'take';
    if (isTake || answer.desk.revision !== desk.revision) await this.publish(isTake);
    if (isTake) this.noteTake(answer.desk.live);
    if (command.type === 'save' || command.type === 'draft') this.ctx.waitUntil(this.warmLetters());
    this.tellDesks();
    return this.describe();
  }

  private noteTake(live: Desk['live']) {
    const taken = { ...this.of, tournamentId: live?.tournamentId ?? null };
    const at = new Date();
    const noted = this.kept.then(() => noteOnAir(this.db, taken, at));
    this.ctx.waitUntil(noted.catch((error: unknown) => logError(error, 'noting a take')));
  }

  /** Overlays fetch the letters of a draft while it waits for its take. */
  private async warmLetters() {
    if (this.ctx.getWebSockets('overlay').length === 0) return;
    const warm = await signsOfDraft(this.db, this.of.groupId, this.desk ?? blankDesk);
    if (warm === this.warm) return;
    this.warm = warm;
    tellSockets(this.ctx, 'overlay', textOf(this.picture, __BUILD_ID__, warm));
  }

  /** As the text that overlays get. Undefined where there is no such stream. */
  async onAir(of: StreamOf): Promise<{ text: string; revision: number } | undefined> {
    return (await this.open(of)) && this.current();
  }

  /** To be told when a team or a tournament of the group has changed. */
  async recheck(of: StreamOf): Promise<void> {
    if ((await this.open(of))?.live) await this.publish(true);
  }

  /** To be told when sessions or memberships ended: the desks that were opened by them are closed. */
  async closeDesks(): Promise<void> {
    await this.desks.judge(0);
  }

  /** Once their account or their team is gone: what is on air, what was, and what D1 keeps of it. */
  async forget(of: StreamOf, people: ForgottenPeople): Promise<void> {
    const desk = await this.open(of);
    if (!desk) return;
    if (people.staff) {
      await this.desks.judge(0);
      this.presence = new Map([...this.presence].filter(([id]) => id !== people.staff?.userId));
    }
    const next = forgetAtDesk(desk, people);
    if (next !== desk) this.write(next);
    if (next.live) await this.publish(true);
    this.tellDesks();
    await this.kept;
  }

  private async describe(): Promise<DeskState> {
    const { text } = await this.current();
    return { desk: this.desk ?? blankDesk, onAir: JSON.parse(text), people: this.people() };
  }

  private async current() {
    if (isStale(this.picture, this.desk?.live ?? null, Date.now())) await this.publish(true);
    if (this.picture.state === 'blank') throw new Error('Nothing was published.');
    return { text: textOf(this.picture, __BUILD_ID__), revision: this.picture.shown.revision };
  }

  /**
   * Scores go out at once; a take first asks D1 what may be shown, and while D1 is silent teams stay hidden.
   * When a score comes while a take asks, `asking` is the score's: the take's answer is dropped, and both
   * wait for the score's picture, which the desk has made of both.
   */
  private publish(fresh: boolean): Promise<void> {
    this.publishing = this.composeAndSend(fresh);
    return this.publishing;
  }

  private async composeAndSend(fresh: boolean) {
    const question = questionOf(this.picture, this.desk?.live ?? null, fresh, Date.now());
    this.asking = question;
    const found =
      question &&
      (await findSceneFacts(this.db, this.of.groupId, question.live, new Date()).catch(
        (error: unknown) => void logError(error, 'facts of a scene'),
      ));
    // Somebody was faster: theirs goes out.
    if (this.asking !== question) return this.publishing;
    const desk = this.desk ?? blankDesk;
    const { picture, sendAs, isSilent } = compose(this.picture, desk, question, found, Date.now());
    this.picture = picture;
    if (sendAs !== undefined) {
      this.write({ ...desk, revision: sendAs });
      tellSockets(this.ctx, 'overlay', textOf(picture, __BUILD_ID__));
      this.keep();
    }
    if (isSilent) await this.ctx.storage.setAlarm(Date.now() + retryMs);
    else await this.setAlarm();
  }

  private keep() {
    const latest = () => ({ ...this.of, ...liveOf(this.desk ?? blankDesk) });
    this.kept = this.lastScene.follow(latest, () => this.ctx.storage.setAlarm(Date.now() + retryMs));
    this.ctx.waitUntil(this.kept);
  }

  private async setAlarm() {
    const isWatched = this.ctx.getWebSockets('overlay').length > 0;
    const at = nextLookAt(this.picture, this.desk?.live ?? null, isWatched, Date.now());
    if (at !== undefined) await this.ctx.storage.setAlarm(at);
  }

  override alarm() {
    return this.within('alarm', undefined, async () => {
      if (!this.desk) return;
      await this.publish(true);
      this.keep();
    });
  }

  private people(): Person[] {
    return peopleAt(this.presence, connectedDesks(this.ctx), Date.now());
  }

  /** Beside what made the news, which does not wait for D1. */
  private tellDesks() {
    const hasOperator = connectedDesks(this.ctx).some(({ isOperator }) => isOperator);
    const tell = () => {
      const { revision, draftRevision, draftBy } = this.desk ?? blankDesk;
      const news = { revision, draftRevision, draftBy, people: this.people() };
      tellSockets(this.ctx, 'desk', JSON.stringify(news));
    };
    this.ctx.waitUntil(this.desks.judge(hasOperator ? 0 : judgedMs).then(tell));
  }

  /** A socket, from the worker alone, which has judged who it is: `?room=`, and `&desk=` or `&overlay=`. */
  override fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    return this.within('socket', searchParams.get('request') || undefined, () =>
      this.openSocket(searchParams),
    );
  }

  private async openSocket(searchParams: URLSearchParams): Promise<Response> {
    if (!(await this.open(streamOfRoom(searchParams.get('room') ?? ''))))
      return new Response(null, { status: 404 });
    const desk = searchParams.get('desk');
    const { text } = await this.current();
    const sockets = desk
      ? acceptDesk(this.ctx, JSON.parse(desk))
      : acceptOverlay(this.ctx, JSON.parse(searchParams.get('overlay') ?? '{}'), Date.now());
    if (!sockets) return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    if (desk) this.tellDesks();
    else {
      sockets.server.send(this.warm ? textOf(this.picture, __BUILD_ID__, this.warm) : text);
      await this.setAlarm();
    }
    return new Response(null, { status: 101, webSocket: sockets.client });
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
