/** Whether a cookie may be for https only; on one's own machine browsers differ in what they take as such. */
export function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' && hostname !== 'localhost';
}
