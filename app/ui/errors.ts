/** Thrown by loaders and actions: the site's 404 page, with 'Page not found: {path}'. */
export function pageNotFound(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return new Response(`Page not found: ${path}`, { status: 404, statusText: 'Page Not Found' });
}
