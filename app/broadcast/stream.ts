/** A group may run two broadcasts at once: each has its own desk, draft, picture, event and tokens. */
const streamNumbers = [1, 2] as const;
export type StreamNumber = (typeof streamNumbers)[number];

export interface StreamOf {
  groupId: string;
  stream: StreamNumber;
}

/** The one that every group has. */
export const firstOf = (groupId: string): StreamOf => ({ groupId, stream: 1 });

/** All that a group can have, in use or not. */
export const streamsOf = (groupId: string): StreamOf[] =>
  streamNumbers.map((stream) => ({ groupId, stream }));

/** `stream=2` of an address; the first where nothing is said, undefined for what is no stream. */
export function streamIn(params: URLSearchParams): StreamNumber | undefined {
  const asked = params.get('stream') || '1';
  return streamNumbers.find((stream) => String(stream) === asked);
}

/** The stream of a group that an address names. */
export function streamAt(url: string, groupId: string | undefined): StreamOf | undefined {
  const stream = streamIn(new URL(url).searchParams);
  return stream && { groupId: (groupId ?? '').toLowerCase(), stream };
}

/** A page of the site for this stream; of the first it needs no word. */
export function withStream(path: string, stream: StreamNumber): string {
  if (stream === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}stream=${stream}`;
}

/** What its room is called; that of the first as when a group had one. */
export const roomName = ({ groupId, stream }: StreamOf): string =>
  stream === 1 ? groupId : `${groupId}/${stream}`;

export function streamOfRoom(name: string): StreamOf {
  const [groupId = '', number = '1'] = name.split('/');
  return { groupId, stream: streamNumbers.find((stream) => String(stream) === number) ?? 1 };
}
