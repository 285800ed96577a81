import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerText, noText } from './answer-text';
import { textNamed, textOnAir } from './on-air-text';

export const handle: Policy = { audience: 'everyone' };

/** One text of what is on air, for OBS, vMix and scripts that read a file or an address. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = textNamed(params.file ?? '');
  if (!name) return noText();
  return answerText({
    ...{ request, context, groupId: params.groupId, wantsEvent: name === 'event' },
    write: (scene, said) => textOnAir(name, scene, said),
  });
}
