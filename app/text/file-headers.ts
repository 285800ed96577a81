/** Headers of an uncached download. @param plain ASCII fallback for a file name in another script */
export function fileHeaders(type: string, name: string, plain = 'teams'): Record<string, string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not stand in a file's name
  const safe = name.replace(/[\u0000-\u001f\\/:*?"<>|]/g, '_');
  const extension = safe.slice(safe.lastIndexOf('.'));
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}${extension}"; filename*=UTF-8''${encoded}`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
