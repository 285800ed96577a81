import type { OnAir } from '~/broadcast/on-air';
import { type StreamOf, withStream } from '~/broadcast/stream';
import { askScene, onAirFrom } from './ask-scene';

const firstWaitMs = 1000;
const maxWaitMs = 30_000;
const pollMs = 5000;
const pingMs = 20_000;

/** Exponential backoff with jitter: 1 s doubling to 30 s, each up to half shorter. */
export const reconnectDelayMs = (failures: number, chance = Math.random()): number =>
  Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(failures, 10)) * (1 - chance / 2);

export type ConnectionState = 'connecting' | 'live' | 'polling';

/** Polls while the WebSocket is down. Each message is a whole scene, so none can be missed. */
export function listenTo(
  streamId: StreamOf,
  hear: (onAir: OnAir) => void,
  tell: (link: ConnectionState) => void,
) {
  const address = new URL(
    withStream(`/broadcast/groups/${streamId.groupId}/socket`, streamId.stream),
    location.href,
  );
  let failures = 0;
  let etag = '';
  let polling: ReturnType<typeof setTimeout> | undefined;

  const poll = async () => {
    const answer = await askScene(streamId, etag);
    etag = answer.etag;
    if (answer.onAir) hear(answer.onAir);
    if (polling) polling = setTimeout(poll, pollMs * (0.8 + Math.random() * 0.4));
  };

  const connect = () => {
    tell(failures ? 'polling' : 'connecting');
    const socket = new WebSocket(address.href.replace(/^http/, 'ws'));
    let beat: ReturnType<typeof setInterval> | undefined;
    let answered = true;
    let ended = false;
    // Heartbeat: drops connections that died silently.
    const ask = () => {
      if (!answered) return lose();
      answered = false;
      socket.send('ping');
    };
    const lose = () => {
      if (ended) return;
      ended = true;
      clearInterval(beat);
      socket.close();
      tell('polling');
      polling ??= setTimeout(poll, 500);
      setTimeout(connect, reconnectDelayMs(failures++));
    };
    socket.onopen = () => {
      beat = setInterval(ask, pingMs);
    };
    socket.onmessage = ({ data }) => {
      answered = true;
      failures = 0;
      clearTimeout(polling);
      polling = undefined;
      tell('live');
      const onAir = data === 'pong' ? undefined : onAirFrom(String(data));
      if (onAir) hear(onAir);
    };
    socket.onclose = lose;
    socket.onerror = lose;
  };
  connect();
}
