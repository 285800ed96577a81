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

export function acceptDesk(ctx: Sockets, seat: DeskSeat) {
  const own = `by ${seat.id}`;
  const isFull =
    ctx.getWebSockets('desk').length >= maxSockets.desk || ctx.getWebSockets(own).length >= maxDesksOfPerson;
  return isFull ? undefined : accept(ctx, ['desk', own], seat);
}

/** An OBS source may replace the oldest other viewer. @returns undefined if there is no room */
export function acceptOverlay(ctx: Sockets, { address, isObs }: OverlaySeat, now: number) {
  const near = `at ${address}`;
  const crowd =
    (ctx.getWebSockets(near).length >= maxOverlaysOfAddress && near) ||
    (ctx.getWebSockets('overlay').length >= maxSockets.overlay && 'overlay');
  if (crowd && !(isObs && leave(ctx, crowd))) return undefined;
  return accept(ctx, ['overlay', ...(isObs ? [onAirTag] : []), near], { isObs, since: now });
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

/** Tells those on air first: each message takes a tenth of a millisecond, and others only look on. */
export function tellSockets(ctx: Sockets, tag: Tag, text: string) {
  const first = tag === 'overlay' ? ctx.getWebSockets(onAirTag) : [];
  for (const socket of new Set([...first, ...ctx.getWebSockets(tag)]))
    try {
      socket.send(text);
    } catch {
      // The socket is closing. Its client will reconnect.
    }
}
