import { z } from 'zod';
import type { OnAir } from '~/broadcast/on-air';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { isId } from '~/db/ids';
import { findWindow } from '~/overlays/window.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
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
    if (!isId(groupId)) return new ApiProblem('notFound');
    const stream = { groupId, stream: query.stream === '2' ? 2 : 1 } as const;
    const onAir = await findOnAirNow(context, stream);
    if (!onAir) return new ApiProblem('notFound');
    const { event } = await findWindow(context.db, stream);
    return describeOnAir(JSON.parse(onAir.text) as OnAir, event);
  },
});
