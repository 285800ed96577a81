import { type Span, spansOf } from '~/broadcast/ranges';

// Fonts come in slices, which a browser fetches once a text that stands there needs them: too late for an entrance.

type Drawn = readonly [...Span, face: FontFace];
const holdMs = 1000;

const plain = (family: string) => family.trim().replace(/^["']|["']$/g, '');

const drawnBy = (face: FontFace) => spansOf(face.unicodeRange).map((span): Drawn => [...span, face]);

/** By family in the order of the stage's own list; in each the face that was declared last comes first, as for the browser. */
function familiesOf(stage: Element): Drawn[][] {
  const faces = [...document.fonts].reverse();
  const names = getComputedStyle(stage).fontFamily.split(',').map(plain);
  return names.map((name) => faces.filter(({ family }) => plain(family) === name).flatMap(drawnBy));
}

/** What draws and loads letters on a stage. */
export function lettersOf(stage: Element) {
  const families = familiesOf(stage);
  const known = new Map<string, FontFace[]>();
  const has = (spans: readonly Drawn[], code: number) =>
    spans.find(([first, last]) => code >= first && code <= last)?.[2];

  function facesOf(sign: string): FontFace[] {
    const code = sign.codePointAt(0) ?? 0;
    const [latin, japanese] = families.map((spans) => has(spans, code));
    const first = latin ?? japanese;
    // What of the slice the Japanese face has not drawn is in the same slice of the one that fills it up.
    const fill = families[2]?.find(([, , { unicodeRange }]) => unicodeRange === first?.unicodeRange)?.[2];
    return [...(first ? [first] : []), ...(fill ? [fill] : [])];
  }

  function missing(text: string): FontFace[] {
    const found = new Set<FontFace>();
    for (const sign of new Set(text)) {
      const faces = known.get(sign) ?? facesOf(sign);
      known.set(sign, faces);
      for (const face of faces) if (face.status === 'unloaded' || face.status === 'loading') found.add(face);
    }
    return [...found];
  }

  const load = (faces: readonly FontFace[]) => Promise.allSettled(faces.map((face) => face.load()));
  let heldUntil = 0;

  return {
    /** Fetches what a text will need. */
    warm: (text: string) => void load(missing(text)),
    /** Does something once the text's letters are there: at once, or a second after the first that waits at the latest. */
    hold(text: string, then: () => void) {
      const faces = missing(text);
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
