import { index, type RouteConfig, route } from '@remix-run/route-config';

// Every URL of the product, in the order of the specification's table.
export default [
  route('build.json', 'ui/latest-build.ts'),
  route('sv/data/species/:species', 'pokedex/species-choices.ts'),
  route(':locale?', 'locales/locale-prefix.tsx', [
    index('tournaments/home.tsx'),
    route('error/403', 'ui/forbidden.tsx'),
    route('sign-in', 'accounts/sign-in.tsx'),
    route('sign-up', 'accounts/sign-up.tsx'),
    route('sign-out', 'accounts/sign-out.ts'),
    route('forgot-password', 'accounts/forgot-password.tsx'),
    route('reset-password', 'accounts/reset-password.tsx'),
    route('verify-email', 'accounts/verify-email.tsx'),
    route('dev/outbox', 'accounts/show-outbox.tsx'),
    route('admin/auth', 'accounts/sign-in.tsx', { id: 'admin-auth' }),
    route('admin/:id', 'groups/group-frame.tsx', [index('groups/group-home.tsx')]),
    route('tournaments', 'tournaments/list-tournaments.tsx'),
    route('tournaments/:tournamentId', 'tournaments/view-tournament.tsx'),
    route('tournaments/:tournamentId/thumbnail', 'tournaments/tournament-thumbnail.tsx'),
    route('teams/:teamId', 'teams/view-team.tsx'),
    route('teams/:teamId/qr', 'teams/team-qr.tsx'),
    route('teams/:teamId/image', 'teams/team-image.ts'),
    route('teams/:teamId/success/:kind', 'teams/submitted-team.tsx'),
    route('teams/:teamId/edit', 'teams/edit-team.tsx'),
    route('team-submit/:kind/:tournamentId?', 'teams/submit-team.tsx'),
    route('pastes', 'teams/read-paste.ts'),
    route('readings', 'readings/upload-reading.ts'),
    route('readings/:readingId', 'readings/show-reading.ts'),
    route('*', 'ui/not-found.tsx'),
  ]),
] satisfies RouteConfig;
