import { readFileSync } from 'node:fs';
import ExifReader from 'exifreader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTeamImage, maxImageBytes } from '~/images/check-image';
import { maxScans } from '~/images/image-format';
import { jpegOfScans } from '../../bench/reading/many-scans';

const upload = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../readings/uploads/${name}`, import.meta.url)));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const latin = (letters: string) => Uint8Array.from(Buffer.from(letters, 'latin1'));

/** The first box of an ISO base media file, and something behind it. */
const box = (major: string, ...brands: string[]) =>
  latin(
    `\0\0\0${String.fromCharCode(16 + 4 * brands.length)}ftyp${major}\0\0\0\0${brands.join('')}\0\0\0\x08free`,
  );

/** With a byte before the second scan that is no marker: decoders pass over it. */
function hidden(jpeg: Uint8Array) {
  const second = jpeg.lastIndexOf(0xda, jpeg.length - 20);
  return Uint8Array.from([...jpeg.subarray(0, second - 1), 0x55, ...jpeg.subarray(second - 1)]);
}

describe('an upload is judged by its content', () => {
  it.each([
    ['capture.jpg', 'image/jpeg', 1280, 720],
    ['switch.jpg', 'image/jpeg', 1280, 720],
    ['turned.jpg', 'image/jpeg', 1280, 720],
    ['capture.png', 'image/png', 1280, 720],
    ['capture.webp', 'image/webp', 1280, 720],
    ['lossless.webp', 'image/webp', 1280, 720],
  ])('%s is accepted as %s of %i × %i', (name, type, width, height) => {
    const checked = checkTeamImage(upload(name));
    expect(checked).toMatchObject({ image: { type, width, height } });
  });

  it.each([
    ['a photo with exposure data', upload('photo.jpg'), 'photo'],
    ['a 4:3 picture', upload('fourbythree.jpg'), 'shape'],
    ['a thumbnail', upload('small.png'), 'tooSmall'],
    ['a poster', upload('huge.jpg'), 'tooManyPixels'],
    ['a GIF', upload('picture.gif'), 'unknownType'],
    ['nothing', new Uint8Array(), 'missing'],
    ['a text', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'unknownType'],
    ['a JPEG cut off in its head', upload('capture.jpg').subarray(0, 12), 'broken'],
    ['a JPEG of more scans than any program writes', jpegOfScans(1280, 720, maxScans + 1), 'broken'],
    ['one that hides them', hidden(jpegOfScans(1280, 720, 400)), 'broken'],
    ['more than 8 MiB', new Uint8Array(maxImageBytes + 1), 'tooLarge'],
    ['a photo of an iPhone', box('heic', 'mif1', 'heic'), 'heic'],
    ['one that names its codec later', box('mif1', 'mif1', 'heix'), 'heic'],
    ['an AVIF image', box('avif', 'mif1', 'avif'), 'avif'],
    ['one that calls itself a still image', box('mif1', 'avif'), 'avif'],
    ['a video of a phone', box('isom', 'isom', 'avc1'), 'video'],
    ['one of an iPhone', box('qt  '), 'video'],
    ['one in WebM', latin('\x1aE\xdf\xa3\x93B\x82\x88matroska'), 'video'],
    ['a PDF', latin('%PDF-1.7\n'), 'pdf'],
    ['one behind a byte order mark', latin('\xef\xbb\xbf%PDF-1.4'), 'pdf'],
    ['a box that ends before its brands', box('heic').subarray(0, 10), 'video'],
  ])('%s is refused', (_what, bytes, refusal) => {
    expect(checkTeamImage(bytes)).toEqual({ refusal });
  });

  it.each([
    [1920, 1080, undefined],
    [2560, 1440, undefined],
    [2560, 1600, undefined],
    [2340, 1080, undefined],
    [1998, 922, undefined],
    [2532, 1170, undefined],
    [2400, 1080, undefined],
    [1170, 2532, undefined],
    [1080, 2340, undefined],
    [2316, 904, undefined],
    [2376, 968, undefined],
    [2600, 1000, undefined],
    [2610, 1000, 'shape'],
    [1080, 1440, 'shape'],
    [1620, 1080, 'shape'],
    [1600, 1200, 'shape'],
    [1080, 1080, undefined],
    [1080, 1350, undefined],
    [1250, 1000, undefined],
    [750, 1334, undefined],
    [1080, 1920, undefined],
    [560, 1212, 'tooSmall'],
    [1100, 1000, undefined],
    [1420, 1000, undefined],
    [1600, 1000, undefined],
    [2844, 1600, undefined],
    [3840, 2160, undefined],
    [3860, 2160, 'tooManyPixels'],
  ])('%i × %i pixels: %s', (width, height, refusal) => {
    const bytes = upload('capture.png');
    const header = new DataView(bytes.buffer, bytes.byteOffset);
    header.setUint32(16, width);
    header.setUint32(20, height);
    expect(checkTeamImage(bytes)).toMatchObject(refusal ? { refusal } : { image: { width, height } });
  });

  it('a tablet’s shape is taken where the game is played on tablets', () => {
    expect(checkTeamImage(upload('fourbythree.jpg'), 'champions')).toHaveProperty('image');
    expect(checkTeamImage(upload('fourbythree.jpg'), 'sv')).toEqual({ refusal: 'shape' });
    expect(checkTeamImage(upload('photo.jpg'), 'champions')).toEqual({ refusal: 'photo' });
  });

  it('never throws, whatever the bytes behind a valid start', () => {
    const starts = ['capture.jpg', 'capture.png', 'capture.webp'].map((name) => upload(name).subarray(0, 64));
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        checkTeamImage(new Uint8Array([...start, ...rest]));
      }),
    );
  });
});

describe('what is stored', () => {
  it.each(['capture.jpg', 'capture.png', 'capture.webp'])('of %s tells nothing of the person', (name) => {
    const original = upload(name);
    expect(text(original)).toMatch(/Haruka|taken at home|GPS|Exif|eXIf/);
    const checked = checkTeamImage(original);
    if (!('image' in checked)) throw new Error('refused');
    expect(text(checked.image.bytes)).not.toMatch(
      /Haruka|taken at home|FILM-BEHIND|http:\/\/ns\.adobe|eXIf|EXIF|XMP /,
    );
    const { GPSLatitude, Artist } = safeTags(checked.image.bytes);
    expect([GPSLatitude, Artist]).toEqual([undefined, undefined]);
    expect(checkTeamImage(checked.image.bytes)).toMatchObject({ image: { width: 1280, height: 720 } });
  });

  it('keeps its orientation', () => {
    const checked = checkTeamImage(upload('turned.jpg'));
    if (!('image' in checked)) throw new Error('refused');
    expect(safeTags(checked.image.bytes).Orientation?.value).toBe(6);
  });
});

function safeTags(bytes: Uint8Array): ExifReader.Tags {
  try {
    return ExifReader.load(bytes.slice().buffer);
  } catch {
    return {} as ExifReader.Tags;
  }
}
