import type { Person } from './presence';

type Sockets = Pick<DurableObjectState, 'getWebSockets' | 'acceptWebSocket'>;
type Tag = 'overlay' | 'desk';

const maxSockets: Record<Tag, number> = { overlay: 1000, desk: 40 };

/** Undefined where there are too many. */
export function acceptSocket(ctx: Sockets, tag: Tag, person?: Person) {
  if (ctx.getWebSockets(tag).length >= maxSockets[tag]) return undefined;
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server, [tag]);
  if (person) server.serializeAttachment(person);
  return { client, server };
}

/** Whoever has a desk open, once for each socket. */
export const connectedPeople = (ctx: Sockets): Person[] =>
  ctx
    .getWebSockets('desk')
    .filter(({ readyState }) => readyState === WebSocket.OPEN)
    .map((socket) => socket.deserializeAttachment());

export function tellSockets(ctx: Sockets, tag: Tag, text: string) {
  for (const socket of ctx.getWebSockets(tag))
    try {
      socket.send(text);
    } catch {
      // It is closing: its owner connects again and gets the whole scene.
    }
}
