import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lookOf } from '~/pokedex/type-looks';
import { qrAddress } from '~/sheets/team-url';
import { drawQr } from '~/ui/qr/draw-qr';

export interface CardPicture {
  tournament: string;
  player: string;
  times: readonly string[];
  species: readonly string[];
  proof: string;
  url: string;
  locale: Locale;
}

const width = 1080;
const margin = 84;
const inner = width - 2 * margin;
const qrSize = 600;

/** SVG, since names come in any script and the device that draws it has the fonts. Self-contained. */
export function drawCardPicture({
  tournament,
  player,
  times,
  species,
  proof,
  url,
  locale,
}: CardPicture): string {
  const other = locale === 'ja' ? 'en' : 'ja';
  const parts: string[] = [];
  let y = 150;
  for (const line of linesOf(tournament, 58, inner, 2)) {
    parts.push(write(line, 58, { x: margin, y, bold: true, max: inner }));
    y += 72;
  }
  parts.push(write(player, 40, { x: margin, y, max: inner }));
  for (const line of times) {
    y += 56;
    parts.push(write(line, 40, { x: margin, y, bold: true, max: inner }));
  }
  y += 44;
  for (const [slot, key] of species.entries()) {
    const x = margin + (slot % 2) * (inner / 2 + 12);
    const top = y + Math.floor(slot / 2) * 120;
    const max = inner / 2 - 12 - 108;
    parts.push(drawTypes(typesOf(key), x, top));
    parts.push(write(nameOf(speciesNames, key, locale), 36, { x: x + 108, y: top + 42, bold: true, max }));
    parts.push(write(nameOf(speciesNames, key, other), 27, { x: x + 108, y: top + 80, soft: true, max }));
  }
  const { size, path } = drawQr(qrAddress(url));
  const qrTop = y + Math.ceil(species.length / 2) * 120 + 24;
  const height = qrTop + qrSize + 164;
  parts.push(
    `<g shape-rendering="crispEdges" transform="translate(${(width - qrSize) / 2} ${qrTop}) scale(${qrSize / size})"><path d="${path}"/></g>`,
    write(proof, 30, { x: width / 2, y: height - 128, middle: true, max: inner }),
    write(url, 27, { x: width / 2, y: height - 84, soft: true, middle: true, max: inner }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${locale}" font-family="system-ui,-apple-system,'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',sans-serif">`,
    `<path fill="#0b4f52" d="M0 0h${width}v${height}H0z"/>`,
    `<rect x="36" y="36" width="${width - 72}" height="${height - 72}" rx="44" fill="#fff"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

interface Place {
  x: number;
  y: number;
  max: number;
  bold?: boolean;
  soft?: boolean;
  middle?: boolean;
}

function write(text: string, size: number, { x, y, max, bold, soft, middle }: Place): string {
  const minSize = size * 0.6;
  const ems = emsOf(text);
  const fitted = Math.round(Math.max(minSize, Math.min(size, max / Math.max(ems, 1))));
  const [line = ''] = linesOf(text, fitted, max, 1);
  const look = `${bold ? ' font-weight="700"' : ''}${middle ? ' text-anchor="middle"' : ''}`;
  return `<text x="${x}" y="${y}" font-size="${fitted}" fill="${soft ? '#55696b' : '#12292c'}"${look}>${escaped(line)}</text>`;
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function linesOf(text: string, size: number, max: number, maxLines: number): string[] {
  const room = max / size;
  const words = text.match(/\S+\s*/gu) ?? [];
  const pieces = words.flatMap((word) =>
    emsOf(word.trimEnd()) > room ? Array.from(segments.segment(word), ({ segment }) => segment) : [word],
  );
  const lines = [''];
  for (const piece of pieces) {
    const last = lines.length - 1;
    if (lines[last] && emsOf(`${lines[last]}${piece}`.trimEnd()) > room) lines.push(piece);
    else lines[last] += piece;
  }
  if (lines.length <= maxLines) return lines;
  const visible = lines.slice(0, maxLines);
  const last = Array.from(
    segments.segment(`${visible[maxLines - 1]}${lines[maxLines]}`),
    ({ segment }) => segment,
  );
  while (last.length > 0 && emsOf(`${last.join('')}…`) > room) last.pop();
  visible[maxLines - 1] = `${last.join('').trimEnd()}…`;
  return visible;
}

/** Estimated width in ems; the fonts are unknown. */
function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (/[\p{Script=Latin}\p{Nd}\p{P}\s]/u.test(letter) && letter < '\u2e80')
      ems += /[A-ZmwMW@%]/.test(letter) ? 0.72 : 0.56;
    else if (!/\p{M}/u.test(letter)) ems += 1;
  }
  return ems;
}

function drawTypes([first = '', second]: readonly string[], x: number, y: number): string {
  const above = lookOf(first);
  const below = second === undefined ? undefined : lookOf(second);
  const shape = (path: string, place: string) => `<path transform="${place}" d="${path}"/>`;
  return [
    `<svg x="${x}" y="${y}" width="92" height="92" viewBox="0 0 48 48">`,
    `<path fill="${above.color}" d="M0 0h48v48H0z"/>`,
    below ? `<path fill="${below.color}" d="M48 0v48H0z"/>` : '',
    '<g fill="#fff" fill-rule="evenodd">',
    shape(above.shape, below ? 'translate(3 3) scale(.92)' : 'translate(7 7) scale(1.42)'),
    below ? shape(below.shape, 'translate(24 24) scale(.88)') : '',
    '</g></svg>',
  ].join('');
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML allows no control characters or lone surrogates, not even escaped. */
const escaped = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
