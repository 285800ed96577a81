import { endpointsAt, methodOf, routePaths } from '~/api/paths';
import { broadcastEvents, playerEvents } from '~/broadcast/event';
import { ids, worldId } from '../world';
import {
  type Access,
  beforeStart,
  beforeStartUnasked,
  everybody,
  inGroup,
  inGroupUnasked,
  isKnown,
  operator,
  ownTeam,
  signedIn,
  toSignIn,
} from './answers';

export interface RouteAccess {
  /** An address of the route: the group, tournament and team of the small world. */
  at: string;
  get: Access;
  /** Of a POST with an empty form. */
  post: Access;
}

const noAction = everybody(405);
const post = `/post/${worldId('ice1')}`;
const kept = `/post/${worldId('zacian1')}`;
const group = `/admin/${ids.group}`;
const team = `/teams/${worldId('harukaopen')}`;
export const desk = `${group}/streaming-input`;
export const results = `${group}/tournaments/${ids.open}/result`;
export const rounds = `${group}/tournaments/${ids.open}/rounds`;
export const entrants = `${group}/tournaments/${ids.open}/entrants`;
const hostedTeams = `${group}/tournaments/${ids.open}/teams`;
const hostedTeam = `${hostedTeams}/${worldId('harukaopen')}`;

const inApi: Record<string, string> = {
  tournamentId: ids.ended,
  teamId: worldId('harukaended'),
  regulationId: 'champions-m-c',
  postId: worldId('ice1'),
  groupId: ids.group,
  matchId: worldId('match1x1'),
};

/** Who somebody is does not matter there: what is a group's own is for its tokens. */
function answerOf(path: string, method: 'GET' | 'POST'): Access {
  if (!endpointsAt(`/api/v1/${path}`).some((name) => methodOf(name) === method)) return noAction;
  return everybody(method === 'POST' || path.startsWith('groups/:groupId/tournaments') ? 401 : 200);
}

/** What every route of app/routes.ts answers to whom; a route that is not listed here fails the test. */
export const access: Record<string, RouteAccess> = {
  '/broadcast/groups/:groupId/socket': {
    at: `/broadcast/groups/${ids.group}/socket`,
    get: everybody(426),
    post: noAction,
  },
  '/admin/:id/streaming-input/socket': {
    at: `${group}/streaming-input/socket`,
    get: everybody(426),
    post: noAction,
  },
  '/build.json': { at: '/build.json', get: everybody(200), post: noAction },
  '/robots.txt': { at: '/robots.txt', get: everybody(200), post: noAction },
  '/service-worker.js': { at: '/service-worker.js', get: everybody(200), post: noAction },
  '/sitemap.xml': { at: '/sitemap.xml', get: everybody(200), post: noAction },
  // It has no answer where it is not told what of.
  '/oembed': { at: '/oembed', get: everybody(400), post: noAction },
  '/embed/teams/:teamId': {
    at: `/embed/teams/${worldId('harukaended')}`,
    get: everybody(200),
    post: noAction,
  },
  '/embed/standings/:tournamentId': {
    at: `/embed/standings/${ids.ended}`,
    get: everybody(200),
    post: noAction,
  },
  '/guide/:guide': { at: '/guide/players', get: everybody(200), post: noAction },
  // A form is no report.
  '/csp-report': { at: '/csp-report', get: everybody(405), post: everybody(415) },
  // Without its secret it is not there.
  '/mail-events': { at: '/mail-events', get: everybody(404), post: noAction },
  '/sv/data/later-names.json': { at: '/sv/data/later-names.json', get: everybody(200), post: noAction },
  '/sv/data/species/:species': {
    at: '/sv/data/species/garchomp',
    get: everybody(200),
    post: noAction,
  },
  // It has none.
  '/broadcast/groups/:groupId/logo/:imageId': {
    at: `/broadcast/groups/${ids.group}/logo/${worldId('nothing')}`,
    get: everybody(404),
    post: noAction,
  },
  '/broadcast/groups/:groupId/scene.json': {
    at: `/broadcast/groups/${ids.group}/scene.json`,
    get: everybody(200),
    post: noAction,
  },
  '/broadcast/groups/:groupId/text/:file': {
    at: `/broadcast/groups/${ids.group}/text/player1.txt`,
    get: everybody(200),
    post: noAction,
  },
  '/broadcast/groups/:groupId/tsh/*': {
    at: `/broadcast/groups/${ids.group}/tsh/score/1/team/1/score.txt`,
    get: everybody(200),
    post: noAction,
  },
  '/api/v1/groups/:groupId/broadcast/:act': {
    at: `/api/v1/groups/${ids.group}/broadcast/take`,
    get: everybody(405),
    // Who somebody is does not matter: only a control token does.
    post: everybody(401),
  },
  ...Object.fromEntries(
    routePaths.map((path) => [
      `/api/v1/${path}`,
      {
        at: `/api/v1/${path.replace(/:(\w+)/g, (_, each: string) => inApi[each] ?? '')}`,
        get: answerOf(path, 'GET'),
        post: answerOf(path, 'POST'),
      },
    ]),
  ),
  '/api/v1/openapi.json': { at: '/api/v1/openapi.json', get: everybody(200), post: noAction },
  '/api/*': { at: '/api/nothing', get: everybody(404), post: noAction },
  '/': { at: '/', get: everybody(200), post: noAction },
  ...Object.fromEntries(
    ['/privacy', '/terms', '/contact', '/guide', '/developers', '/offline'].map((at) => [
      at,
      { at, get: everybody(200), post: noAction },
    ]),
  ),
  '/this-device': { at: '/this-device', get: everybody(200), post: everybody(422) },
  '/mypage': { at: '/mypage', get: signedIn(200), post: signedIn(422) },
  '/mypage/password': { at: '/mypage/password', get: signedIn(200), post: signedIn(422) },
  '/mypage/email': { at: '/mypage/email', get: signedIn(200), post: signedIn(422) },
  '/mypage/sessions': { at: '/mypage/sessions', get: signedIn(200), post: signedIn(302) },
  '/mypage/access': { at: '/mypage/access', get: signedIn(200), post: signedIn(302) },
  '/mypage/passkeys': { at: '/mypage/passkeys', get: signedIn(200), post: signedIn(422) },
  '/mypage/passkeys/:passkeyId': {
    at: `/mypage/passkeys/${worldId('nothing')}`,
    get: signedIn(404),
    post: signedIn(404),
  },
  // Nobody there has a passkey, and everybody has just signed in.
  '/mypage/recovery-codes': { at: '/mypage/recovery-codes', get: signedIn(302), post: signedIn(302) },
  '/mypage/confirm': { at: '/mypage/confirm', get: signedIn(302), post: signedIn(422) },
  '/mypage/notices': { at: '/mypage/notices', get: signedIn(200), post: signedIn(302) },
  // Who has no link from a mail stops nothing.
  '/unsubscribe/:token': { at: '/unsubscribe/x', get: everybody(404), post: everybody(404) },
  '/mypage/calendar': { at: '/mypage/calendar', get: signedIn(200), post: signedIn(200) },
  '/calendar/:secret/sixsheet.ics': {
    at: '/calendar/nothing/sixsheet.ics',
    get: everybody(404),
    post: noAction,
  },
  '/tournaments/:tournamentId/calendar.ics': {
    at: `/tournaments/${ids.open}/calendar.ics`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/groups/:groupId/calendar.ics': {
    at: `/tournaments/groups/${ids.group}/calendar.ics`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/feed.xml': { at: '/tournaments/feed.xml', get: everybody(200), post: noAction },
  '/posts/feed.xml': { at: '/posts/feed.xml', get: everybody(200), post: noAction },
  '/mypage/account': { at: '/mypage/account', get: signedIn(200), post: signedIn(422) },
  '/mypage/export': { at: '/mypage/export', get: signedIn(200), post: noAction },
  '/history': { at: '/history', get: signedIn(200), post: noAction },
  '/error/403': { at: '/error/403', get: everybody(403), post: noAction },
  '/sign-in': { at: '/sign-in', get: toSignIn(200), post: toSignIn(422) },
  '/sign-in/passkey': { at: '/sign-in/passkey', get: everybody(302), post: everybody(302) },
  '/sign-in/recovery': { at: '/sign-in/recovery', get: everybody(200), post: everybody(422) },
  '/passkeys/challenge': { at: '/passkeys/challenge', get: everybody(404), post: everybody(400) },
  '/sign-up': { at: '/sign-up', get: everybody(200), post: everybody(422) },
  '/auth/google': { at: '/auth/google', get: everybody(302), post: noAction },
  '/auth/google/callback': { at: '/auth/google/callback', get: everybody(302), post: noAction },
  '/sign-out': { at: '/sign-out', get: everybody(302), post: everybody(302) },
  '/forgot-password': { at: '/forgot-password', get: everybody(200), post: everybody(422) },
  '/reset-password': { at: '/reset-password', get: everybody(410), post: everybody(422) },
  '/verify-email': { at: '/verify-email', get: everybody(410), post: everybody(422) },
  '/cancel-email': { at: '/cancel-email', get: everybody(410), post: everybody(410) },
  '/restore-email': { at: '/restore-email', get: everybody(410), post: everybody(410) },
  '/confirm-email': { at: '/confirm-email', get: everybody(410), post: everybody(410) },
  '/admin/change-password': { at: '/admin/change-password', get: signedIn(200), post: signedIn(422) },
  '/dev/outbox': { at: '/dev/outbox', get: everybody(200), post: noAction },
  '/admin/auth': { at: '/admin/auth', get: toSignIn(200), post: toSignIn(422) },
  '/request-role': { at: '/request-role', get: signedIn(200), post: signedIn(422) },
  '/admin/requests': {
    at: '/admin/requests',
    get: operator('decideRequests', 200),
    post: operator('decideRequests', 302),
  },
  '/admin/groups': { at: '/admin/groups', get: signedIn(200), post: noAction },
  '/admin/mypage': { at: '/admin/mypage', get: signedIn(200), post: noAction },
  '/admin/:id/leave': {
    at: `${group}/leave`,
    // A site admin is no member, the two members are.
    get: (person) => (person === 'siteAdmin' ? 404 : inGroup('seeGroup', 200)(person)),
    // Without its button pressed nobody leaves.
    post: inGroup('seeGroup', 302),
  },
  '/admin/:id/settings': {
    at: `${group}/settings`,
    get: inGroup('manageGroup', 200),
    post: inGroup('manageGroup', 422),
  },
  '/admin/:id/settings/tokens': {
    at: `${group}/settings/tokens`,
    get: inGroup('manageGroup', 200),
    post: inGroup('manageGroup', 422),
  },
  '/admin/:id/settings/webhooks': {
    at: `${group}/settings/webhooks`,
    get: inGroup('manageWebhooks', 200),
    post: inGroup('manageWebhooks', 422),
  },
  '/admin/:id/settings/webhooks/:webhookId': {
    at: `${group}/settings/webhooks/nowebhookaaaaaaaaaaaaaaaaa`,
    get: inGroup('manageWebhooks', 404),
    post: inGroup('manageWebhooks', 404),
  },
  '/admin/:id/members': {
    at: `${group}/members`,
    get: inGroup('seeGroup', 200),
    post: inGroup('addModerators', 422),
  },
  '/admin/:id/log': { at: `${group}/log`, get: inGroup('seeStaffLog', 200), post: noAction },
  '/admin/accounts': {
    at: '/admin/accounts',
    get: operator('endAccess', 200),
    post: operator('endAccess', 422),
  },
  '/admin/accounts/:userId': {
    at: `/admin/accounts/${worldId('hostadmin')}`,
    get: operator('endAccess', 200),
    post: operator('endAccess', 422),
  },
  '/admin/log': { at: '/admin/log', get: operator('seeSiteLog', 200), post: noAction },
  '/admin/:id/members/:userId': {
    at: `${group}/members/${worldId('hostadmin')}`,
    get: inGroup('manageMembers', 200),
    post: inGroup('manageMembers', 422),
  },
  '/admin/:id/members/:userId/role': {
    at: `${group}/members/${worldId('hostadmin')}/role`,
    get: inGroup('manageMembers', 200),
    post: inGroup('manageMembers', 302),
  },
  '/admin/:id/requests': {
    at: `${group}/requests`,
    get: inGroup('manageMembers', 200),
    // Not the site's: the group has admins of its own.
    post: (person) => (person === 'siteAdmin' ? 'forbidden' : inGroup('manageMembers', 302)(person)),
  },
  '/admin/:id/members/:userId/remove': {
    at: `${group}/members/${worldId('hostadmin')}/remove`,
    get: inGroup('manageMembers', 200),
    post: inGroup('manageMembers', 302),
  },
  '/admin/:id/tournaments': {
    at: `${group}/tournaments`,
    get: inGroup('seeTournaments', 200),
    post: everybody(405),
  },
  '/admin/:id/tournaments/new': {
    at: `${group}/tournaments/new`,
    get: inGroup('manageTournaments', 200),
    post: inGroup('manageTournaments', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams': {
    at: hostedTeams,
    get: inGroup('seeTeams', 200),
    post: noAction,
  },
  '/admin/team-image': {
    at: `/admin/team-image?team=${worldId('harukaopen')}`,
    get: inGroup('seeTeams', 200),
    post: noAction,
  },
  ...Object.fromEntries(
    ['.csv', '.tsv', '.json', '/print', '/slips', '/:teamId/showdown'].map((below) => [
      `/admin/:id/tournaments/:tournamentId/teams${below}`,
      {
        at: hostedTeams + below.replace(':teamId', worldId('harukaopen')),
        get: inGroup('seeTeams', 200),
        post: noAction,
      },
    ]),
  ),
  '/admin/:id/tournaments/:tournamentId/teams/:teamId': {
    at: hostedTeam,
    get: inGroup('seeTeams', 200),
    post: noAction,
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/correct': {
    at: `${hostedTeam}/correct`,
    get: inGroup('changeTeams', 200),
    post: inGroup('changeTeams', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/unlock': {
    at: `${hostedTeam}/unlock`,
    get: inGroup('changeTeams', 200),
    post: inGroup('changeTeams', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/withdraw': {
    at: `${hostedTeam}/withdraw`,
    get: inGroup('changeTeams', 200),
    post: inGroup('changeTeams', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/link': {
    at: `${hostedTeam}/link`,
    // Its player has an account, which needs no link.
    get: inGroup('changeTeams', 302),
    post: inGroup('changeTeams', 302),
  },
  '/admin/:id/tournaments/:tournamentId/teams/new': {
    at: `${hostedTeams}/new`,
    get: inGroup('changeTeams', 200),
    post: inGroup('changeTeams', 422),
  },
  '/admin/:id/tournaments/:tournamentId/late-links': {
    at: `${group}/tournaments/${ids.open}/late-links`,
    get: inGroup('changeTeams', 200),
    post: inGroup('changeTeams', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/note': {
    at: `${hostedTeam}/note`,
    get: inGroup('judge', 200),
    post: inGroup('judge', 422),
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/check': {
    at: `${hostedTeam}/check`,
    get: inGroup('judge', 302),
    // Of no revision: it leads back, and says so.
    post: inGroup('judge', 302),
  },
  '/admin/:id/tournaments/:tournamentId/checks': {
    at: `${group}/tournaments/${ids.open}/checks`,
    get: inGroup('judge', 200),
    post: inGroup('judge', 422),
  },
  '/admin/:id/tournaments/:tournamentId/edit': {
    at: `${group}/tournaments/${ids.open}/edit`,
    get: inGroup('manageTournaments', 200),
    post: inGroup('manageTournaments', 422),
  },
  '/admin/:id/tournaments/:tournamentId/day': {
    at: `${group}/tournaments/${ids.running}/day`,
    get: inGroup('seeTeams', 200),
    post: noAction,
  },
  '/admin/:id/tournaments/:tournamentId/announcements': {
    at: `${group}/tournaments/${ids.open}/announcements`,
    get: inGroup('announce', 200),
    post: inGroup('announce', 422),
  },
  '/admin/:id/tournaments/:tournamentId/entrants/:act?': {
    at: entrants,
    get: inGroup('manageEntrants', 200),
    // Its acts have addresses of their own.
    post: inGroup('manageEntrants', 405),
  },
  '/admin/:id/tournaments/:tournamentId/entrants/paste': {
    at: `${entrants}/paste`,
    get: inGroup('manageEntrants', 200),
    post: inGroup('manageEntrants', 422),
  },
  ...Object.fromEntries(
    ['.csv', '.tsv', '/missing.csv', '/missing.tsv', '/players.tdf', '/local_players.csv'].map((file) => [
      `/admin/:id/tournaments/:tournamentId/entrants${file}`,
      { at: entrants + file, get: inGroup('manageEntrants', 200), post: noAction },
    ]),
  ),
  '/admin/:id/tournaments/:tournamentId/entrants/:entrantId/edit': {
    at: `${entrants}/${worldId('nothing')}/edit`,
    get: inGroup('manageEntrants', 404),
    post: inGroup('manageEntrants', 404),
  },
  '/admin/:id/tournaments/:tournamentId/rounds/:act?': {
    at: rounds,
    get: inGroup('runRounds', 200),
    post: inGroup('runRounds', 405),
  },
  '/admin/:id/tournaments/:tournamentId/rounds/paste': {
    at: `${rounds}/paste`,
    get: inGroup('runRounds', 200),
    post: inGroup('runRounds', 422),
  },
  '/admin/:id/tournaments/:tournamentId/rounds/blocks': {
    at: `${rounds}/blocks`,
    get: inGroup('runRounds', 200),
    post: inGroup('runRounds', 422),
  },
  '/admin/:id/tournaments/:tournamentId/rounds/bracket': {
    at: `${rounds}/bracket`,
    get: inGroup('runRounds', 200),
    post: inGroup('runRounds', 422),
  },
  '/admin/:id/tournaments/:tournamentId/rounds/print': {
    at: `${rounds}/print`,
    get: inGroup('runRounds', 200),
    post: noAction,
  },
  '/admin/:id/tournaments/:tournamentId/rounds/matches/:matchId': {
    at: `${rounds}/matches/${worldId('nothing')}`,
    get: inGroup('runRounds', 404),
    post: inGroup('runRounds', 404),
  },
  '/admin/:id/tournaments/:tournamentId/result/:act?': {
    at: results,
    get: inGroup('manageResults', 200),
    // Its acts have addresses of their own.
    post: inGroup('manageResults', 405),
  },
  '/admin/:id/tournaments/:tournamentId/result/paste': {
    at: `${results}/paste`,
    get: inGroup('manageResults', 200),
    // There is nothing in it.
    post: inGroup('manageResults', 422),
  },
  '/admin/:id/tournaments/:tournamentId/cancel': {
    at: `${group}/tournaments/${ids.open}/cancel`,
    get: inGroup('manageTournaments', 200),
    post: inGroup('manageTournaments', 422),
  },
  '/admin/:id/tournaments/:tournamentId/share': {
    at: `${group}/tournaments/${ids.open}/share`,
    get: inGroup('seeTeams', 200),
    post: noAction,
  },
  '/admin/:id/tournaments/:tournamentId/end': {
    at: `${group}/tournaments/${ids.open}/end`,
    get: inGroup('manageResults', 200),
    post: inGroup('manageResults', 302),
  },
  '/admin/:id/tournaments/:tournamentId/extend': {
    at: `${group}/tournaments/${ids.open}/extend`,
    get: inGroup('manageTournaments', 302),
    // A press says by how much, and what it saw.
    post: inGroup('manageTournaments', 302),
  },
  ...Object.fromEntries(
    ['csv', 'tsv', 'json', 'tdf', 'league.csv', 'league.tsv'].map((format) => [
      `/admin/:id/tournaments/:tournamentId/result.${format}`,
      { at: `${results}.${format}`, get: inGroup('manageResults', 200), post: noAction },
    ]),
  ),
  '/admin/:id/tournaments/:tournamentId/state/:change': {
    at: `${group}/tournaments/${ids.open}/state/delete`,
    get: inGroup('manageTournaments', 200),
    post: inGroup('manageTournaments', 302),
  },
  '/admin/:id/tournaments/:tournamentId/thumbnail': {
    at: `${group}/tournaments/${ids.open}/thumbnail`,
    // The world's pictures are drawn by the seed of the demo: here there is none, and its card stands for it.
    get: inGroup('manageTournaments', 404),
    post: inGroup('manageTournaments', 302),
  },
  '/admin/:id': { at: group, get: inGroup('seeGroup', 200), post: noAction },
  '/admin/:id/streaming-input/:act?': {
    at: desk,
    get: inGroup('runBroadcast', 200),
    post: inGroup('runBroadcast', 405),
  },
  '/admin/:id/streaming-input/logo': {
    at: `${desk}/logo`,
    get: inGroup('runBroadcast', 302),
    post: inGroup('runBroadcast', 302),
  },
  '/admin/:id/streaming-input/settings': {
    at: `${desk}/settings`,
    get: inGroup('runBroadcast', 200),
    post: inGroup('runBroadcast', 422),
  },
  '/admin/:id/streaming-input/both': {
    at: `${desk}/both`,
    get: inGroup('runBroadcast', 200),
    post: noAction,
  },
  '/admin/:id/streaming-input/casters': {
    at: `${desk}/casters`,
    get: inGroup('runBroadcast', 200),
    post: noAction,
  },
  '/admin/:id/streaming-input/draft.json': {
    at: `${desk}/draft.json`,
    get: inGroup('runBroadcast', 200),
    post: noAction,
  },
  // A form that comes after the session is over is given back.
  '/post': { at: '/post', get: signedIn(200), post: (person) => (isKnown(person) ? 422 : 401) },
  '/post/pictures': {
    at: '/post/pictures',
    get: everybody(404),
    post: (person) => (isKnown(person) ? 200 : 401),
  },
  // The world's pictures are drawn by the seed of the demo: here there is none, and its card stands for it.
  '/post/pictures/:pictureId': {
    at: `/post/pictures/${worldId('pictureice1')}`,
    get: everybody(302),
    post: noAction,
  },
  '/post/:postId': { at: post, get: everybody(200), post: noAction },
  '/post/:postId/edit': {
    at: `${post}/edit`,
    get: signedIn(403),
    post: (person) => (isKnown(person) ? 403 : 401),
  },
  '/post/:postId/success': { at: `${post}/success`, get: signedIn(404), post: noAction },
  '/post/:postId/delete': {
    at: `${post}/delete`,
    get: (person) => (person === 'siteAdmin' ? 200 : signedIn(403)(person)),
    post: (person) => (person === 'siteAdmin' ? 302 : signedIn(403)(person)),
  },
  '/post/:postId/favorite': { at: `${kept}/favorite`, get: everybody(302), post: signedIn(302) },
  '/tournaments/:tournamentId/card': {
    at: `/tournaments/${ids.open}/card`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/:tournamentId/winner/card': {
    at: `/tournaments/${ids.ended}/winner/card`,
    get: everybody(200),
    post: noAction,
  },
  '/teams/:teamId/card': {
    at: `/teams/${worldId('harukaended')}/card`,
    get: everybody(200),
    post: noAction,
  },
  '/teams/:teamId/result/card': {
    at: `/teams/${worldId('harukaended')}/result/card`,
    get: everybody(200),
    post: noAction,
  },
  '/post/:postId/card': { at: `${kept}/card`, get: everybody(200), post: noAction },
  '/post/:postId/report': { at: `${kept}/report`, get: everybody(200), post: everybody(422) },
  '/posts': { at: '/posts', get: everybody(200), post: noAction },
  '/posts/mine': { at: '/posts/mine', get: signedIn(200), post: noAction },
  '/favorites': { at: '/favorites', get: signedIn(200), post: noAction },
  '/admin/posts': {
    at: '/admin/posts',
    get: operator('reviewPosts', 200),
    post: operator('reviewPosts', 422),
  },
  '/admin/reports': {
    at: '/admin/reports',
    get: operator('decideReports', 200),
    post: operator('decideReports', 404),
  },
  '/admin/readings/:sampleId?': {
    at: '/admin/readings',
    get: operator('reviewReadings', 200),
    // Each sample has an address to delete it by.
    post: operator('reviewReadings', 405),
  },
  '/admin/readings/:sampleId/image': {
    at: `/admin/readings/${worldId('sample')}/image`,
    // The world's images are put there by the seed of the demo: here there is none.
    get: operator('reviewReadings', 404),
    post: noAction,
  },
  '/admin/regulations': {
    at: '/admin/regulations',
    get: operator('manageRegulations', 200),
    post: noAction,
  },
  ...Object.fromEntries(
    [
      ['', 405],
      ['/text', 422],
      ['/dates', 422],
    ].map(([below, status]) => [
      `/admin/regulations/:regulationId${below}`,
      {
        at: `/admin/regulations/champions-m-c${below}`,
        get: operator('manageRegulations', 200),
        post: status === 405 ? noAction : operator('manageRegulations', Number(status)),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['', '/text'].map((below) => [
      `/admin/regulations/new${below}`,
      {
        at: `/admin/regulations/new${below}`,
        get: operator('manageRegulations', 200),
        post: operator('manageRegulations', 422),
      },
    ]),
  ),
  '/admin/regulations/:regulationId/take-back': {
    at: '/admin/regulations/champions-m-c/take-back',
    // It stands in its file alone: nothing was written to take back.
    get: operator('manageRegulations', 302),
    post: operator('manageRegulations', 302),
  },
  '/admin/health': { at: '/admin/health', get: operator('seeHealth', 200), post: noAction },
  '/admin/unsent-mails': {
    at: '/admin/unsent-mails',
    get: operator('mailAgain', 200),
    post: operator('mailAgain', 302),
  },
  '/regulations': { at: '/regulations', get: everybody(200), post: noAction },
  '/regulations/:regulationId': { at: '/regulations/champions-m-c', get: everybody(200), post: noAction },
  '/broadcast': { at: '/broadcast', get: everybody(200), post: noAction },
  '/broadcast/:event/files/:file': {
    at: `/broadcast/ganyu/files/scenes.json?group=${ids.group}`,
    get: everybody(200),
    post: noAction,
  },
  ...Object.fromEntries(
    [...broadcastEvents, ...playerEvents.map((event) => `players/${event}`)].map((overlay) => [
      `/broadcast/${overlay}`,
      { at: `/broadcast/${overlay}`, get: everybody(200), post: noAction },
    ]),
  ),
  '/tournaments/card': { at: '/tournaments/card', get: everybody(200), post: noAction },
  '/posts/card': { at: '/posts/card', get: everybody(200), post: noAction },
  // Nothing is counted yet.
  '/stats/:regulation/card': { at: '/stats/sv-i/card', get: everybody(404), post: noAction },
  '/tournaments': { at: '/tournaments', get: everybody(200), post: noAction },
  '/tournaments/:tournamentId': { at: `/tournaments/${ids.open}`, get: everybody(200), post: noAction },
  '/tournaments/:tournamentId/report': {
    at: `/tournaments/${ids.open}/report`,
    get: everybody(200),
    post: everybody(422),
  },
  '/tournaments/:tournamentId/deadline.json': {
    at: `/tournaments/${ids.open}/deadline.json`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/:tournamentId/rules.json': {
    at: `/tournaments/${ids.running}/rules.json`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/:tournamentId/rounds': {
    at: `/tournaments/${ids.running}/rounds`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/:tournamentId/hall': {
    at: `/tournaments/${ids.running}/hall`,
    get: everybody(200),
    post: noAction,
  },
  '/tournaments/:tournamentId/thumbnail': {
    at: `/tournaments/${ids.running}/thumbnail`,
    get: everybody(200),
    post: noAction,
  },
  ...Object.fromEntries(
    ['', '.csv', '.tsv', '.json', '/card'].map((format) => [
      `/tournaments/:tournamentId/stats${format}`,
      {
        // Before its end staff see it alone, and nobody else that it is there.
        at: `/tournaments/${ids.running}/stats${format}`,
        get: inGroupUnasked('seeTeams', 200),
        post: noAction,
      },
    ]),
  ),
  '/stats/:regulation': { at: '/stats/sv-i', get: everybody(200), post: noAction },
  '/stats/:regulation/:species': { at: '/stats/sv-i/garchomp', get: everybody(200), post: noAction },
  ...Object.fromEntries(
    ['csv', 'tsv'].flatMap((ending): [string, RouteAccess][] => [
      [
        `/stats/:regulation/usage.${ending}`,
        { at: `/stats/sv-i/usage.${ending}`, get: everybody(200), post: noAction },
      ],
      [
        `/stats/:regulation/:species/usage.${ending}`,
        { at: `/stats/sv-i/garchomp/usage.${ending}`, get: everybody(200), post: noAction },
      ],
      [`/regulations.${ending}`, { at: `/regulations.${ending}`, get: everybody(200), post: noAction }],
      [
        `/regulations/:regulationId/lists.${ending}`,
        { at: `/regulations/champions-m-c/lists.${ending}`, get: everybody(200), post: noAction },
      ],
      [
        `/admin/:id/members.${ending}`,
        { at: `${group}/members.${ending}`, get: inGroup('seeGroup', 200), post: noAction },
      ],
      [
        `/tournaments/:tournamentId/standings.${ending}`,
        { at: `/tournaments/${ids.ended}/standings.${ending}`, get: everybody(200), post: noAction },
      ],
      [
        `/admin/:id/log.${ending}`,
        { at: `${group}/log.${ending}`, get: inGroup('seeStaffLog', 200), post: noAction },
      ],
      [
        `/admin/:id/tournaments/:tournamentId/checks.${ending}`,
        {
          at: `${group}/tournaments/${ids.open}/checks.${ending}`,
          get: inGroup('judge', 200),
          post: noAction,
        },
      ],
    ]),
  ),
  // Who may not see it yet is led to the page that says why.
  '/teams/:teamId/text': {
    at: `${team}/text`,
    get: (person) => (beforeStart(200)(person) === 403 ? 302 : 200),
    post: noAction,
  },
  '/teams/:teamId': { at: team, get: beforeStart(200), post: noAction },
  // Who may see the page may report the name; for others nothing is there.
  '/teams/:teamId/report': {
    at: `${team}/report`,
    get: beforeStartUnasked(200),
    post: beforeStartUnasked(422),
  },
  '/teams/:teamId/qr': { at: `${team}/qr`, get: everybody(200), post: noAction },
  '/teams/:teamId/check-code': { at: `${team}/check-code`, get: everybody(404), post: everybody(200) },
  '/teams/:teamId/image/:place?': {
    at: `${team}/image`,
    // There is none, which is no secret.
    get: everybody(404),
    post: noAction,
  },
  '/teams/:teamId/files/:file': { at: `${team}/files/showdown.txt`, get: ownTeam(200), post: noAction },
  '/teams/:teamId/print': { at: `${team}/print`, get: ownTeam(200), post: noAction },
  '/teams/:teamId/success/:kind': { at: `${team}/success/ots`, get: everybody(200), post: noAction },
  '/teams/:teamId/edit': { at: `${team}/edit`, get: ownTeam(200), post: ownTeam(422) },
  // Its button says what is meant.
  '/teams/:teamId/withdraw': { at: `${team}/withdraw`, get: ownTeam(200), post: ownTeam(422) },
  // Not pressed, or pressed too early, it leads back to the page that says when.
  '/teams/:teamId/delete': { at: `${team}/delete`, get: ownTeam(200), post: ownTeam(302) },
  // Only for a tournament is a team handed in.
  '/team-submit/:kind': { at: '/team-submit/ots', get: everybody(200), post: everybody(404) },
  '/team-submit/:kind/:tournamentId': {
    at: `/team-submit/ots/${ids.open}`,
    get: everybody(200),
    post: everybody(422),
  },
  '/teams/:teamId/claim': {
    at: `${team}/claim`,
    // Its owner has it already; nobody else can take it, not even with its edit key.
    get: (person) => (person === 'owner' ? 302 : isKnown(person) ? 403 : 'signIn'),
    post: (person) => (person === 'owner' ? 302 : 403),
  },
  // Without a list of entrants nobody checks in, which the team's page says.
  '/teams/:teamId/match/:act?': { at: `${team}/match`, get: ownTeam(200), post: ownTeam(405) },
  '/teams/:teamId/check-in': { at: `${team}/check-in`, get: everybody(302), post: ownTeam(302) },
  '/teams/:teamId/visibility': {
    at: `${team}/visibility`,
    get: everybody(302),
    post: (person) => (person === 'owner' ? 302 : isKnown(person) ? 404 : 'signIn'),
  },
  '/pastes': { at: '/pastes', get: everybody(404), post: everybody(200) },
  '/readings': { at: '/readings', get: everybody(404), post: everybody(400) },
  '/readings/:readingId': {
    at: `/readings/${worldId('nothing')}`,
    get: everybody(404),
    post: everybody(404),
  },
  '/*': { at: '/nowhere', get: everybody(404), post: noAction },
};
