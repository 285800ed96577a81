import { nextTurn } from '~/time/next-turn';
import { type Person, rightIsOver } from '../presence';

type Sockets = Pick<DurableObjectState, 'getWebSockets' | 'acceptWebSocket'>;
type Tag = 'overlay' | 'desk';

/** Overlays in OBS, which the audience sees. */
const onAirTag = 'obs';

const maxSockets: Record<Tag, number> = { overlay: 2500, desk: 40 };
/** High, because a venue shares one IP address. */
const maxOverlaysOfAddress = 50;
const maxDesksOfPerson = 10;

export interface DeskSeat extends Person {
  sessionId: string;
  groupId: string;
  /** A site admin, who sees rooms of all groups without a membership. */
  isOperator: boolean;
}

export interface OverlaySeat {
  address: string;
  isObs: boolean;
}

const isOpen = ({ readyState }: WebSocket) => readyState === WebSocket.OPEN;

function accept(ctx: Sockets, tags: string[], attachment: unknown) {
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server, tags);
  server.serializeAttachment(attachment);
  return { client, server };
}

function acceptDesk(ctx: Sockets, seat: DeskSeat) {
  const own = `by ${seat.id}`;
  const isFull =
    ctx.getWebSockets('desk').length >= maxSockets.desk || ctx.getWebSockets(own).length >= maxDesksOfPerson;
  return isFull ? undefined : accept(ctx, ['desk', own], seat);
}

/** An OBS source may replace the oldest other viewer. @returns undefined if there is no room */
function acceptOverlay(ctx: Sockets, { address, isObs }: OverlaySeat, now: number) {
  const near = `at ${address}`;
  const crowd =
    (ctx.getWebSockets(near).length >= maxOverlaysOfAddress && near) ||
    (ctx.getWebSockets('overlay').length >= maxSockets.overlay && 'overlay');
  if (crowd && !(isObs && leave(ctx, crowd))) return undefined;
  return accept(ctx, ['overlay', ...(isObs ? [onAirTag] : []), near], { isObs, since: now });
}

/** Takes the seat from the query: a desk's, or else an overlay's. @returns undefined if there is no room */
export function acceptSocket(ctx: Sockets, query: URLSearchParams, now: number) {
  const desk = query.get('desk');
  return desk
    ? acceptDesk(ctx, JSON.parse(desk))
    : acceptOverlay(ctx, JSON.parse(query.get('overlay') ?? '{}'), now);
}

function leave(ctx: Sockets, tag: string): boolean {
  const [longest] = ctx
    .getWebSockets(tag)
    .filter(isOpen)
    .map((socket) => ({ socket, ...(socket.deserializeAttachment() as { isObs: boolean; since: number }) }))
    .filter(({ isObs }) => !isObs)
    .sort((a, b) => a.since - b.since);
  longest?.socket.close(1013, 'Another needs the place.');
  return longest !== undefined;
}

export const connectedDesks = (ctx: Sockets): DeskSeat[] =>
  ctx
    .getWebSockets('desk')
    .filter(isOpen)
    .map((socket) => socket.deserializeAttachment());

export function closeDesks(ctx: Sockets, sessionIds: ReadonlySet<string>) {
  for (const socket of ctx.getWebSockets('desk').filter(isOpen))
    if (sessionIds.has((socket.deserializeAttachment() as DeskSeat).sessionId))
      socket.close(rightIsOver, 'Signed out.');
}

/** @returns whose socket was closed */
export function answerClose(ctx: DurableObjectState, socket: WebSocket, code: number): Tag {
  // Asked first, because a socket that has closed on both sides has no tags anymore.
  const tag = ctx.getTags(socket).includes('desk') ? 'desk' : 'overlay';
  // Codes 1005 and 1006 mean that no code was received, and can't be sent.
  socket.close(code === 1005 || code === 1006 ? 1000 : code);
  return tag;
}

function send(socket: WebSocket, text: string) {
  try {
    socket.send(text);
  } catch {
    // The socket is closing. Its client will reconnect.
  }
}

export function tellDesks(ctx: Sockets, text: string) {
  for (const socket of ctx.getWebSockets('desk')) send(socket, text);
}

/** Few, because sending takes a tenth of a millisecond each. */
const toldAtOnce = 50;

/** Sends whole scenes to all overlays: to OBS at once, then to those who only look on, a few in each turn. */
export class OverlayNews {
  private latest = 0;

  constructor(private readonly ctx: Sockets) {}

  async tell(text: string) {
    const mine = ++this.latest;
    const onAir = this.ctx.getWebSockets(onAirTag);
    for (const socket of onAir) send(socket, text);
    const told = new Set(onAir);
    const others = this.ctx.getWebSockets('overlay').filter((socket) => !told.has(socket));
    for (let at = 0; at < others.length; at += toldAtOnce) {
      if (at > 0 || onAir.length > 0) await nextTurn();
      // A newer scene is on its way to everybody.
      if (mine !== this.latest) return;
      for (const socket of others.slice(at, at + toldAtOnce)) send(socket, text);
    }
  }
}
