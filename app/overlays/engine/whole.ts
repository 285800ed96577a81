// 129 was the first Chromium in which containers keep their baselines, the last that the styles need. This came with 130.
const isWhole = () => CSS.supports('box-decoration-break', 'clone');
const againMs = 5000;

const load = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src, onload: resolve, onerror: reject });
    document.head.appendChild(script as unknown as Node);
  });

/** Waits until an old engine has the styles and the script that it needs. Until then the stage is hidden. */
export async function makeWhole(src: string) {
  while (!isWhole())
    try {
      return await load(src);
    } catch {
      await new Promise((next) => setTimeout(next, againMs));
    }
}

/** The engine’s name and version. */
export function engineName(): string {
  const [engine = 'unknown engine'] = /(?:Chrome|Firefox|Version)\/[\d.]+/.exec(navigator.userAgent) ?? [];
  return `${engine.replace('/', ' ')}${isWhole() ? '' : ' (lowered)'}`;
}
