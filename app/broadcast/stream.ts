/** Each stream of a group has its own desk, draft, picture, event and tokens. */
const streamNumbers = [1, 2] as const;
export type StreamNumber = (typeof streamNumbers)[number];

export interface StreamOf {
  groupId: string;
  stream: StreamNumber;
}

export const firstOf = (groupId: string): StreamOf => ({ groupId, stream: 1 });

export const streamsOf = (groupId: string): StreamOf[] =>
  streamNumbers.map((stream) => ({ groupId, stream }));

/** Parses `?stream=2`; 1 by default, undefined if invalid. */
export function streamIn(params: URLSearchParams): StreamNumber | undefined {
  const value = params.get('stream') || '1';
  return streamNumbers.find((stream) => String(stream) === value);
}

export function streamAt(url: string, groupId: string | undefined): StreamOf | undefined {
  const stream = streamIn(new URL(url).searchParams);
  return stream && { groupId: (groupId ?? '').toLowerCase(), stream };
}

export function withStream(path: string, stream: StreamNumber): string {
  if (stream === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}stream=${stream}`;
}

/** Durable Object name. The first stream's is the group ID, as it was when groups had one stream. */
export const roomName = ({ groupId, stream }: StreamOf): string =>
  stream === 1 ? groupId : `${groupId}/${stream}`;

export function streamOfRoom(name: string): StreamOf {
  const [groupId = '', number = '1'] = name.split('/');
  return { groupId, stream: streamNumbers.find((stream) => String(stream) === number) ?? 1 };
}
