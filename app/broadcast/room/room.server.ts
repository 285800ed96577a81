import { DurableObject } from 'cloudflare:workers';
import { openDatabase } from '~/db/client.server';
import type { ForgottenPeople } from '~/db/forgotten-people';
import { logAct, logError } from '~/log/log.server';
import { inRun, newRun } from '~/log/run.server';
import { findBroadcast } from '../broadcast.server';
import { blankDesk, type Desk, type DeskCommand, operate } from '../desk';
import { DeskJudge } from '../desk-judge.server';
import type { DeskState, Operated } from '../desk-state';
import { forgetAtDesk } from '../forget';
import { LastScene } from '../last-scene.server';
import {
  compose,
  type FactsQuestion,
  isStale,
  knows,
  nextLookAt,
  type PublishedPicture,
  questionOf,
  retryMs,
  textOf,
} from '../picture';
import { type Person, type Presence, peopleAt, withPerson } from '../presence';
import { isWithinRate } from '../rate';
import type { Scene } from '../scene';
import { findSceneFacts } from '../scene-facts.server';
import { firstOf, type StreamOf, streamOfRoom } from '../stream';
import { signsOfDraft } from '../warm-letters.server';
import type { RoomAct } from './room-act';
import { acceptSocket, answerClose, connectedDesks, OverlayNews, tellDesks } from './room-sockets.server';
import { readRoom, writeRoom } from './room-storage.server';

const maxCheckAgeMs = 60_000;
const askAgainMs = 100;

const liveOf = ({ live: scene, revision }: Desk) => ({ scene, revision });

/** Durable Object of a stream: holds the desk, sends whole scenes to overlays and saves the last to D1. */
export class BroadcastRoom extends DurableObject<Env> {
  private readonly db = openDatabase(this.env.DB);
  private streamId = firstOf('');
  private desk: Desk | undefined;
  private picture: PublishedPicture = { state: 'blank' };
  private presence: Presence = new Map();
  private readonly acts = new Map<string, number[]>();
  private asking: FactsQuestion | undefined;
  private warm = '';
  private publishing: Promise<void> = Promise.resolve();
  private saving: Promise<void> = Promise.resolve();
  private readonly lastScene = new LastScene(this.db);
  private readonly overlayNews = new OverlayNews(this.ctx);
  private readonly desks = new DeskJudge(this.ctx, this.db, this.env);

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    const stored = readRoom(ctx.storage.sql);
    if (stored) ({ streamId: this.streamId, desk: this.desk, picture: this.picture } = stored);
  }

  /** Initializes from D1 on first use. @returns undefined if there is no such stream */
  private async open(streamId: StreamOf): Promise<Desk | undefined> {
    if (this.desk) return this.desk;
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.desk) return this.desk;
      const broadcast = await findBroadcast(this.db, streamId);
      if (!broadcast) return undefined;
      this.streamId = streamId;
      this.lastScene.revision = broadcast.revision;
      const { scene: live, revision } = broadcast;
      this.desk = { ...blankDesk, draft: live ?? blankDesk.draft, live, revision };
      return this.desk;
    });
  }

  private write(desk: Desk) {
    this.desk = desk;
    writeRoom(this.ctx.storage.sql, { streamId: this.streamId, desk, picture: this.picture });
  }

  /** Runs an act within the caller's log context, hiding details of errors from the caller. */
  follow<Act extends RoomAct>(
    request: string | undefined,
    act: Act,
    args: Parameters<BroadcastRoom[Act]>,
  ): Promise<unknown> {
    const ask = this[act] as (...args: unknown[]) => Promise<unknown>;
    return this.within(act, request, () => ask.apply(this, args));
  }

  private within<T>(act: string, request: string | undefined, work: () => Promise<T>): Promise<T> {
    return inRun(newRun(this.env, request), () =>
      work().catch((error: unknown) => {
        logError(error, `room: ${act}`);
        throw new Error(`The room could not do this: ${act}.`);
      }),
    );
  }

  /** Records the caller as present at the desk. @returns undefined if there is no such stream */
  async state(streamId: StreamOf, person: Person): Promise<DeskState | undefined> {
    if (!(await this.open(streamId))) return undefined;
    const isNew = !this.people().some(({ id }) => id === person.id);
    this.presence = withPerson(this.presence, person, Date.now());
    if (isNew) this.tellDesks();
    return this.describe();
  }

  /** Like `state`, but rate limited and without presence, for scripts. */
  async look(streamId: StreamOf, person: Person): Promise<Operated | undefined> {
    if (!(await this.open(streamId))) return undefined;
    const isWithin = isWithinRate(this.acts, person.id, Date.now());
    return { ...(await this.describe()), failed: isWithin ? undefined : { error: 'tooMany' } };
  }

  async operate(streamId: StreamOf, command: DeskCommand, person: Person): Promise<Operated | undefined> {
    const desk = await this.open(streamId);
    if (!desk) return undefined;
    if (!isWithinRate(this.acts, person.id, Date.now()))
      return { ...(await this.describe()), failed: { error: 'tooMany' } };
    const answer = operate(desk, command, person.name);
    // The take may reveal newer facts of the same scene.
    if (answer.error === 'nothingNew') await this.publish(true);
    const isShown = answer.error === 'nothingNew' && this.desk?.revision !== desk.revision;
    if (isShown) return this.describe();
    if (answer.error !== undefined) return { ...(await this.describe()), failed: answer };
    this.write(answer.desk);
    logAct(`broadcast.${command.type}`, {
      group: streamId.groupId,
      stream: streamId.stream,
      revision: answer.desk.revision,
    });
    if (command.type === 'take') await this.publishTake(answer.desk.live);
    else if (answer.desk.revision !== desk.revision) await this.publish(false);
    if (command.type === 'save' || command.type === 'draft') this.ctx.waitUntil(this.warmLetters());
    this.tellDesks();
    return this.describe();
  }

  private async warmLetters() {
    if (this.ctx.getWebSockets('overlay').length === 0) return;
    const warm = await signsOfDraft(this.db, this.streamId.groupId, this.desk ?? blankDesk);
    if (warm === this.warm) return;
    this.warm = warm;
    this.ctx.waitUntil(this.overlayNews.tell(textOf(this.picture, __BUILD_ID__, warm)));
  }

  async onAir(streamId: StreamOf): Promise<{ text: string; revision: number } | undefined> {
    return (await this.open(streamId)) && this.current();
  }

  async recheck(streamId: StreamOf): Promise<void> {
    const desk = await this.open(streamId);
    // A room that never sent anything takes no storage for it.
    if (desk && (desk.live || this.picture.state !== 'blank')) await this.publish(true);
  }

  async closeDesks(): Promise<void> {
    await this.desks.judge(0);
  }

  async forget(streamId: StreamOf, people: ForgottenPeople): Promise<void> {
    const desk = await this.open(streamId);
    if (!desk) return;
    if (people.staff) {
      await this.desks.judge(0);
      this.presence = new Map([...this.presence].filter(([id]) => id !== people.staff?.userId));
    }
    const next = forgetAtDesk(desk, people);
    if (next !== desk) this.write(next);
    if (next.live) await this.publish(true);
    this.tellDesks();
    await this.saving;
  }

  private async describe(): Promise<DeskState> {
    const { text } = await this.current();
    return { desk: this.desk ?? blankDesk, onAir: JSON.parse(text), people: this.people() };
  }

  private async current() {
    if (isStale(this.picture, Date.now())) await this.publish(true);
    if (this.picture.state === 'blank') throw new Error('Nothing was published.');
    return { text: textOf(this.picture, __BUILD_ID__), revision: this.picture.shown.revision };
  }

  /** A take of other teams queries D1, and hides them if that fails. If a score comes meanwhile, both await its newer picture. */
  private publish(fresh: boolean): Promise<void> {
    this.publishing = this.composeAndSend(fresh);
    return this.publishing;
  }

  /** Teams that are on air already are shown at once and asked about after the answer; those of a new scene wait for D1. */
  private async publishTake(live: Scene | null) {
    this.lastScene.note({ tournamentId: live?.tournamentId ?? null, at: new Date() });
    const isKnown = knows(this.picture, live, Date.now());
    await this.publish(!isKnown);
    if (isKnown) this.ctx.waitUntil(this.askAgain());
    this.keep();
  }

  /** Asks D1 anew a moment later, as other rooms may have a take at the same moment. */
  private async askAgain() {
    await scheduler.wait(askAgainMs);
    const before = this.desk?.revision;
    await this.publish(true).catch((error: unknown) => logError(error, 'asking again'));
    if (this.desk?.revision !== before) this.tellDesks();
  }

  private async composeAndSend(fresh: boolean) {
    const question = questionOf(this.picture, this.desk?.live ?? null, fresh, Date.now());
    this.asking = question;
    const facts =
      question &&
      (await findSceneFacts(this.db, this.streamId.groupId, question.live, new Date()).catch(
        (error: unknown) => void logError(error, 'facts of a scene'),
      ));
    if (this.asking !== question) return this.publishing;
    const desk = this.desk ?? blankDesk;
    const { picture, sendAs, isSilent } = compose(this.picture, desk, question, facts, Date.now());
    this.picture = picture;
    if (sendAs !== undefined) {
      this.write({ ...desk, revision: sendAs });
      this.ctx.waitUntil(this.overlayNews.tell(textOf(picture, __BUILD_ID__)));
      this.keep();
    }
    if (isSilent) await this.ctx.storage.setAlarm(Date.now() + retryMs);
    else await this.setAlarm();
  }

  private keep() {
    const latest = () => ({ ...this.streamId, ...liveOf(this.desk ?? blankDesk) });
    this.saving = this.lastScene.follow(latest, () => this.ctx.storage.setAlarm(Date.now() + retryMs));
    this.ctx.waitUntil(this.saving);
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

  /** Runs after the response, because it may query D1. */
  private tellDesks() {
    const hasOperator = connectedDesks(this.ctx).some(({ isOperator }) => isOperator);
    const tell = () => {
      const { revision, draftRevision, draftBy } = this.desk ?? blankDesk;
      const news = { revision, draftRevision, draftBy, people: this.people() };
      tellDesks(this.ctx, JSON.stringify(news));
    };
    this.ctx.waitUntil(this.desks.judge(hasOperator ? 0 : maxCheckAgeMs).then(tell));
  }

  /** Internal: the worker authenticates and sends `?room=` with `&desk=` or `&overlay=`. */
  override fetch({ url }: Request): Promise<Response> {
    const { searchParams } = new URL(url);
    const request = searchParams.get('request') || undefined;
    return this.within('socket', request, () => this.openSocket(searchParams));
  }

  private async openSocket(searchParams: URLSearchParams): Promise<Response> {
    if (!(await this.open(streamOfRoom(searchParams.get('room') ?? ''))))
      return new Response(null, { status: 404 });
    const desk = searchParams.get('desk');
    const { text } = await this.current();
    const sockets = acceptSocket(this.ctx, searchParams, Date.now());
    if (!sockets) return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    if (desk) this.tellDesks();
    else {
      sockets.server.send(this.warm ? textOf(this.picture, __BUILD_ID__, this.warm) : text);
      await this.setAlarm();
    }
    return new Response(null, { status: 101, webSocket: sockets.client });
  }

  /** Clients only listen. `ping` is answered without waking this object. */
  override webSocketMessage(socket: WebSocket) {
    socket.close(1008, 'Nothing to say here.');
  }

  override webSocketClose(socket: WebSocket, code: number) {
    if (answerClose(this.ctx, socket, code) === 'desk') this.tellDesks();
  }
}
