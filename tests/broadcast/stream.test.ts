import { describe, expect, it } from 'vitest';
import {
  firstOf,
  roomName,
  type StreamNumber,
  streamAt,
  streamIn,
  streamOfRoom,
  streamsOf,
  withStream,
} from '~/broadcast/stream';

describe('which stream', () => {
  it.each([
    ['', 1],
    ['stream=', 1],
    ['stream=1', 1],
    ['stream=2', 2],
    ['stream=3', undefined],
    ['stream=0', undefined],
    ['stream=-1', undefined],
    ['stream=02', undefined],
    ['stream=2.0', undefined],
    ['stream=%EF%BC%92', undefined],
    ['stream=2%20', undefined],
    ['stream=toString', undefined],
    ['stream=2&stream=1', 2],
    ['Stream=2', 1],
  ])('an address means: %s', (query, stream) => {
    expect(streamIn(new URLSearchParams(query))).toBe(stream);
  });

  it('comes with its group', () => {
    expect(streamAt('https://x.test/a?stream=2', 'ABC')).toEqual({ groupId: 'abc', stream: 2 });
    expect(streamAt('https://x.test/a?stream=9', 'abc')).toBeUndefined();
  });

  it('keeps the room that a group had when it could have one', () => {
    expect(roomName(firstOf('abc'))).toBe('abc');
    expect(new Set(streamsOf('abc').map(roomName)).size).toBe(2);
    for (const of of streamsOf('abc')) expect(streamOfRoom(roomName(of))).toEqual(of);
  });

  it.each([
    ['/admin/x', 1, '/admin/x'],
    ['/admin/x', 2, '/admin/x?stream=2'],
    ['/admin/x?of=draft', 2, '/admin/x?of=draft&stream=2'],
  ] as [string, StreamNumber, string][])('has pages of its own: %s of %s', (path, stream, page) => {
    expect(withStream(path, stream)).toBe(page);
  });
});
