import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OnAir } from '~/broadcast/on-air';
import { outlineOf } from '~/broadcast/on-air';
import { findOnAirNow } from '~/broadcast/on-air-now.server';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { OverlayFrame } from '~/broadcast-desk/OverlayFrame';
import styles from '~/broadcast-desk/run-broadcast.css?url';
import { ScenePreview } from '~/broadcast-desk/ScenePreview';
import { overlayPath } from '~/overlays/overlay-path';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';

const { handle, meta, links } = page({
  audience: 'staff',
  enhance: true,
  title: 'broadcast.streams.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { streamId, streams } = await requireStream(request, context, params.id, 'runBroadcast');
  const scenes = streams.map(async ({ groupId, stream, event }) => {
    const onAir = await findOnAirNow(context, { groupId, stream });
    const { scene }: OnAir = onAir ? JSON.parse(onAir.text) : { scene: null };
    return { stream, event, scene: scene && outlineOf(scene) };
  });
  return { groupId: streamId.groupId, streams: await Promise.all(scenes), now: context.now };
}

export default function ShowStreams() {
  const { groupId, streams, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const desk = `/admin/${groupId}/streaming-input`;
  return (
    <>
      <h1>{t('broadcast.streams.title')}</h1>
      <div className="both-streams">
        {streams.map(({ stream, event, scene }) => (
          <section key={stream} aria-labelledby={`stream-${stream}`}>
            <h2 id={`stream-${stream}`}>{t('broadcast.streams.name', { stream })}</h2>
            {event && (
              <OverlayFrame
                address={overlayPath(event, { groupId, stream })}
                preview="desk"
                title={t('broadcast.frame', { what: t('broadcast.streams.name', { stream }) })}
              />
            )}
            <div id={`on-air-${stream}`} data-follow="" data-follow-every="5">
              <ScenePreview scene={scene} label={t('broadcast.streams.name', { stream })} now={now} />
            </div>
            <p>
              <a className="button" href={toPath(withStream(desk, stream))}>
                {t('broadcast.settings.toDesk')}
              </a>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
