import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { deskActs } from '~/broadcast/desk-act';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { readFormData } from '~/http/request-body';
import { leadToPage, pagePathOf, requireAct } from '~/ui/act';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { ActButton } from './ActButton';
import { DeskKeys } from './DeskKeys';
import { DeskNotice, FieldName } from './DeskNotice';
import { DraftForm } from './DraftForm';
import { pressDesk } from './desk-action.server';
import { describeDesk } from './desk-page.server';
import deskScript from './desk-script.ts?script';
import { deskValuesOf } from './desk-values';
import { KindSheet } from './KindSheet';
import { OnAirActs, OnAirControls } from './OnAirControls';
import { OverlayFrames } from './OverlayFrames';
import oneScreen from './one-screen.css?url';
import styles from './run-broadcast.css?url';
import { ScenePreview } from './ScenePreview';
import { StreamTabs } from './streams/StreamTabs';
import { tabsOf } from './streams/stream-tabs';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: (t) => t('broadcast.title'),
  styles: [styles, oneScreen],
});

export { handle, links, meta };

const maxSearched = 40;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const { user, streamId, broadcast, streams } = await requireStream(
    request,
    context,
    params.id,
    'runBroadcast',
  );
  leadToPage(args, deskActs, ['stream']);
  const search = await context.once('find', async () => new URL(request.url).searchParams.get('find'));
  const find = (search ?? '').slice(0, maxSearched);
  const person = { id: user.userId, name: user.displayName };
  const desk = await describeDesk(context, streamId, person, find);
  return { streamId, event: broadcast.event, tabs: tabsOf(streams), ...desk };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { user, streamId } = await requireStream(request, context, params.id, 'runBroadcast');
  const act = requireAct(args, deskActs);
  const { pathname, searchParams } = new URL(request.url);
  const form = await readFormData(request);
  const input = { ...Object.fromEntries(searchParams), ...Object.fromEntries(form) };
  const find = typeof input.find === 'string' ? input.find : '';
  const person = { id: user.userId, name: user.displayName };
  const refusal = await pressDesk({ context, streamId, person, act, input });
  if (refusal) {
    // The loader repeats the search for the page with the errors.
    await context.once('find', async () => find);
    return data(refusal, { status: refusal.status });
  }
  const keepsFind = (act === 'find' || act === 'save') && find.trim();
  const page = withStream(pagePathOf(pathname, params.act), streamId.stream);
  const query = keepsFind ? `${page.includes('?') ? '&' : '?'}${new URLSearchParams({ find })}` : '';
  throw redirect(`${page}${query}${act === 'find' ? '#player-search-title' : ''}`);
}

export default function StreamingInput() {
  const desk = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { groupId, stream } = desk.streamId;
  const page = `/admin/${groupId}/streaming-input`;
  const here = toPath(page);
  const state = refusal?.form ?? { values: deskValuesOf(desk.draft), problems: {} };
  return (
    <div
      className="desk"
      id="desk"
      data-page={here}
      data-stream={stream}
      data-revision={desk.revision}
      data-draft={desk.draftRevision}
      data-offline={t('broadcast.news.offline')}
      data-changed={t('broadcast.news.draftChanged', { by: '{}' })}
      data-show={t('broadcast.news.show')}
      data-signed-out={t('broadcast.news.signedOut')}
      data-sign-in={t('shell.signIn')}
      data-somebody={t('broadcast.news.somebody')}
    >
      <header className="desk-head">
        <h1>{t('broadcast.title')}</h1>
        <p className="desk-people" data-part="people">
          {desk.others.length > 0 ? (
            <>
              {t('broadcast.people.also')}{' '}
              {desk.others.map((name) => (
                <span key={name} className="badge warn">
                  {name}
                </span>
              ))}
            </>
          ) : (
            <span className="soft">{t('broadcast.people.alone')}</span>
          )}
        </p>
        <a href={withStream(`${here}/casters`, stream)}>{t('broadcast.casters.title')}</a>
        <a href={toPath(withStream(`/broadcast?group=${groupId}`, stream))}>{t('overlays.add')}</a>
        <a href={withStream(`${here}/settings`, stream)}>{t('broadcast.sections.settings')}</a>
        <a href={toPath('/guide/casters#control')}>{t('guide.title')}</a>
      </header>
      <div data-part="streams">
        <StreamTabs tabs={desk.tabs} page={page} both={`${page}/both`} />
      </div>
      <div data-part="news">{refusal && <DeskNotice news={refusal.news} />}</div>
      {desk.event && <OverlayFrames event={desk.event} streamId={desk.streamId} />}
      <div className="desk-screens">
        <div className="desk-screen" data-part="live">
          <h2>
            <span className={desk.live ? 'on-air' : 'off-air'}>
              {t(desk.live ? 'broadcast.onAir' : 'broadcast.offAir')}
            </span>
          </h2>
          <ScenePreview scene={desk.live} label={t('broadcast.onAir')} now={desk.now} />
          <OnAirActs
            {...desk}
            roundsPath={toPath(`/admin/${groupId}/tournaments/${desk.draft.tournamentId}/rounds`)}
          />
        </div>
        <div className="desk-screen" data-part="draft">
          <h2>{t('broadcast.draft')}</h2>
          <ScenePreview scene={desk.draftOnAir} label={t('broadcast.draft')} now={desk.now} />
          {desk.live && (
            <p className="desk-changed">
              {desk.changed.length === 0 ? (
                t('broadcast.sameAsLive')
              ) : (
                <>
                  {t('broadcast.changed')}{' '}
                  {desk.changed.map((path) => (
                    <span key={path} className="badge yuzu">
                      <FieldName path={path} />
                    </span>
                  ))}
                </>
              )}
            </p>
          )}
        </div>
        <DeskKeys />
      </div>
      <div data-part="form">
        <DraftForm
          state={state}
          seen={desk.draft}
          seenOnAir={desk.draftOnAir}
          links={desk.links}
          tournaments={desk.tournaments}
          matches={desk.matches}
          hasBracket={desk.hasBracket}
          find={desk.find}
          results={desk.results}
          knownCasters={desk.knownCasters}
          timeZone={desk.timeZone}
        />
      </div>
      <div className="desk-bar">
        <div data-part="controls">
          <OnAirControls {...desk} />
        </div>
        <div data-part="kinds">
          <KindSheet kind={desk.draft.kind} />
        </div>
        <div className="desk-take">
          <ActButton act="save" form="draft" data-key="s">
            {t('broadcast.acts.save')}
          </ActButton>
          <ActButton act="take" form="draft" className="button primary" data-key="t">
            {t('broadcast.acts.take')}
          </ActButton>
        </div>
      </div>
      <script type="module" src={deskScript} />
    </div>
  );
}
