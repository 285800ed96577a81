import { z } from 'zod';
import type { OnAir } from '~/broadcast/on-air';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { isId } from '~/db/ids';
import { findWindow } from '~/overlays/window.server';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
import { describeOnAir, onAirShape } from '../shapes/on-air';

export const getOnAir = endpoint({
  name: 'getOnAir',
  query: z.object({
    stream: z.enum(['1', '2']).default('1'),
  }),
  answer: onAirShape,
  problems: ['notFound'],
  async find({ params, query, context }) {
    const groupId = (params.groupId ?? '').toLowerCase();
    if (!isId(groupId)) return new NoAnswer('notFound');
    const of = { groupId, stream: query.stream === '2' ? 2 : 1 } as const;
    const found = await findOnAirNow(context, of);
    if (!found) return new NoAnswer('notFound');
    const { event } = await findWindow(context.db, of);
    return describeOnAir(JSON.parse(found.text) as OnAir, event);
  },
});
