/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  future: {
    v3_fetcherPersist: true,
    // Off: a form would ask for routes before it is sent, and without a network the page would fall to pieces there.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
