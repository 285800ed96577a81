import { type Span, spansOf } from '~/broadcast/ranges';

// Browsers fetch font slices once visible text needs them, which is too late for an entrance.

type Drawn = readonly [...Span, face: FontFace];
const holdMs = 1000;

const plain = (family: string) => family.trim().replace(/^["']|["']$/g, '');

const drawnBy = (face: FontFace) => spansOf(face.unicodeRange).map((span): Drawn => [...span, face]);

/** Faces by family, in the stage's font order; later faces win, as in browsers. */
function familiesOf(stage: Element): Drawn[][] {
  const faces = [...document.fonts].reverse();
  const names = getComputedStyle(stage).fontFamily.split(',').map(plain);
  return names.map((name) => faces.filter(({ family }) => plain(family) === name).flatMap(drawnBy));
}

export function fontLoaderFor(stage: Element) {
  const families = familiesOf(stage);
  const known = new Map<string, FontFace[]>();
  const has = (spans: readonly Drawn[], code: number) =>
    spans.find(([first, last]) => code >= first && code <= last)?.[2];

  function facesOf(sign: string): FontFace[] {
    const code = sign.codePointAt(0) ?? 0;
    const [latin, japanese] = families.map((spans) => has(spans, code));
    const first = latin ?? japanese;
    const fill = families[2]?.find(([, , { unicodeRange }]) => unicodeRange === first?.unicodeRange)?.[2];
    return [...(first ? [first] : []), ...(fill ? [fill] : [])];
  }

  function facesToLoad(text: string): FontFace[] {
    const pending = new Set<FontFace>();
    for (const sign of new Set(text)) {
      const faces = known.get(sign) ?? facesOf(sign);
      known.set(sign, faces);
      for (const face of faces)
        if (face.status === 'unloaded' || face.status === 'loading') pending.add(face);
    }
    return [...pending];
  }

  const load = (faces: readonly FontFace[]) => Promise.allSettled(faces.map((face) => face.load()));
  let heldUntil = 0;

  return {
    warm: (text: string) => void load(facesToLoad(text)),
    /** Runs `then` once the text's fonts are loaded, at most 1 s after the first waiting call. */
    hold(text: string, then: () => void) {
      const faces = facesToLoad(text);
      const go = () => {
        heldUntil = 0;
        then();
      };
      if (faces.length === 0) return go();
      heldUntil ||= performance.now() + holdMs;
      const late = new Promise((end) => setTimeout(end, Math.max(0, heldUntil - performance.now())));
      void Promise.race([load(faces), late]).then(go);
    },
  };
}
