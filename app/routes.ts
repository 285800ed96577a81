import { index, type RouteConfig, route } from '@remix-run/route-config';

// Every URL of the product, in the order of the specification's table.
export default [
  route(':locale?', 'locales/locale-prefix.tsx', [
    index('tournaments/home.tsx'),
    route('error/403', 'ui/forbidden.tsx'),
    route('tournaments', 'tournaments/list-tournaments.tsx'),
    route('*', 'ui/not-found.tsx'),
  ]),
] satisfies RouteConfig;
