import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerText, noText } from './answer-text';
import { textNamed, textOnAir } from './on-air-text';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = textNamed(params.file ?? '');
  if (!name) return noText();
  return answerText({
    request,
    context,
    groupId: params.groupId,
    wantsEvent: name === 'event',
    write: (scene, options) => textOnAir(name, scene, options),
  });
}
