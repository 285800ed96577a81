import { describe, expect, it } from 'vitest';
import { emailAddress } from '~/accounts/email-address';
import { nobody, plainPlayer } from '~/accounts/player';
import { decodeCursor } from '~/api/answer/cursor';
import { readScore } from '~/broadcast-desk/lists/bracket-values';
import { readUpNext } from '~/broadcast-desk/lists/up-next-lines';
import { maxTableLength } from '~/copied/table';
import { embedTargetAt } from '~/embed/oembed';
import { maxListLength, readEntrants } from '~/entrants/pasted/read-entrants';
import { nextName } from '~/host/next-name';
import { withPlainCookies } from '~/http/host-cookies';
import { textKeeper } from '~/http/kept-texts';
import { checkPicture, checkTeamImage } from '~/images/check-image';
import { foreignUrl } from '~/images/foreign-url';
import { networkOf } from '~/limits/network-address';
import { localeOfBrowser } from '~/locales/detect.server';
import { describeError } from '~/log/describe-error';
import { scrubbed, scrubbedSql } from '~/log/scrub';
import { parseOverlayOptions } from '~/overlays/options';
import { linkIn, withoutTags } from '~/pastes/foreign-paste';
import { readPastedText } from '~/pastes/paste';
import { maxPasteLength } from '~/pastes/paste-problem';
import { foldName } from '~/pokedex/name';
import { findRuled } from '~/pokedex/ruled-names';
import { resolveName, searchIndex, searchNames } from '~/pokedex/search';
import { speciesNames } from '~/pokedex/species-names';
import { readTeamCode } from '~/pokedex/team-code';
import { parsePostQuery } from '~/posts/post-query';
import { teamLinkIn } from '~/readings/team-link';
import { readOfficialList } from '~/regulations/lists/read-list';
import { recordIn } from '~/results/pasting/cells';
import { layOut } from '~/results/pasting/lay-out';
import { tableOf } from '~/results/pasting/recognize';
import { whoIn } from '~/results/pasting/who';
import { maxPairingsLength, readPairings } from '~/rounds/pasted/read-pairings';
import { readSheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { mailEventOf } from '~/tell/mail-event';
import { isHeld } from '~/text/etag';
import { fileHeaders } from '~/text/file-headers';
import { csvRows, delimiterOf } from '~/text/read-csv';
import { foldText, isLonger, plainLines, plainText } from '~/text/text';
import { isCrawler } from '~/ui/crawler.server';
import { textParts } from '~/ui/linked-text/text-parts';
import { externalUrl, siteTarget } from '~/ui/safe-url';
import { cutTo, escapeMarkdown } from '~/webhooks/discord';
import { isSigned } from '~/webhooks/signature.server';
import { match } from '../door/routes';
import { type Grown, growthOf, isSuspect, isTooMuch, type Work } from './growth';

interface Parser {
  work: Work;
  /** What a text begins with so that it gets that far. */
  heads?: readonly string[];
  /** What is repeated in its own language. */
  pumps?: readonly string[];
  /** Where it gives up by itself, or whoever asks has cut the text. */
  longest?: number;
  /** Letters of the first look; fewer where each one costs much. */
  look?: number;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const asked = (headers: Record<string, string>) => new Request('https://sixsheet.test/', { headers });
const inBytes = (text: string, size: number, type: string) => {
  const bytes = bytesOf(text);
  const keeper = textKeeper(type);
  for (let at = 0; at < bytes.length; at += size) keeper?.take(bytes.subarray(at, at + size));
  return keeper?.form();
};
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x07\x80\0\0\x04\x38\x08\x02\0\0\0';
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const image = {
  heads: [
    '',
    png,
    'GIF89a',
    '\xff\xd8\xff\xe0\0\x10JFIF',
    '\xff\xd8\xff\xe1\xff\xffExif\0\0',
    'RIFF\xff\xff\xff\xffWEBPVP8X',
  ],
  pumps: [
    '\0',
    '\xff',
    '\xff\xd8',
    '\0\0\0\0IDAT\0\0\0\0',
    '\xff\xda\0\x02',
    '\xff\xe1\0\x04ab',
    'ANMF\0\0\0\0',
    'II*\0',
  ],
};
const form = 'multipart/form-data; boundary=b';
const species = searchIndex(speciesNames);
const error = (message: string) => {
  const made = new Error(message);
  made.stack = `${message}\n${message}`;
  return made;
};

const pairedPlayers = Array.from({ length: 50 }, (_, at) => ({
  id: `${at}`,
  names: [at < 3 ? 'abc'.charAt(at) : 'a'.repeat(3 + (at % 60)) + at, `a ${at}`],
}));

/** Everything that meets text from outside, from wherever it comes. */
const parsers: Record<string, Parser> = {
  'an event of the mail API': {
    work: (text) => mailEventOf(text, new Date(0)),
    heads: ['', '{"type":"email.delivered","created_at":"2026-11-29","data":{"to":["', '{"created_at":"'],
    pumps: ['[', '","', 'a@', '.a', '\\', ' '],
  },
  'the signature of an event': {
    work: (text) =>
      isSigned(Buffer.from('key'), { id: 'a', timestamp: '0', signatures: text, body: text }, new Date(0)),
    heads: ['', 'v1,'],
    pumps: [' ', 'v1, ', ',', 'a', '='],
  },
  'a pasted team': {
    work: (text) => readPastedText({ text } as never, 'sv'),
    heads: ['', 'Garchomp @ ', '|', 'a|b|c|d|e|', '=== ', 'Ability: ', '- '],
    pumps: [
      'a]',
      '|a',
      'Ability: x\n',
      '- x\n',
      'Garchomp\n\n',
      '(M) ',
      'EVs: 1 HP / ',
      'a-',
      '案A\n',
      'R1 a/',
      'a (b) // ',
    ],
    longest: maxPasteLength,
    look: 2000,
  },
  'a pasted team of Champions': {
    work: (text) => readPastedText({ text } as never, 'champions'),
    longest: maxPasteLength,
  },
  'a link in a pasted team': { work: linkIn, heads: ['', 'https://pokepast.es/'], longest: maxPasteLength },
  'the URL of a team': {
    work: teamLinkIn,
    heads: ['', 'https://', `https://a/teams/${'a'.repeat(26)}`, `http://a/teams/${'a'.repeat(26)}#1`],
  },
  'a page that somebody pasted': {
    work: withoutTags,
    heads: ['', '<pre>', '<!--'],
    pumps: ['<!--', '<script>', '<br>', '&amp;'],
  },
  'pasted entrants': {
    work: (text) => readEntrants(text),
    heads: ['', 'name,place\n', 'Player\n', '参加者 — 5\n', 'Aブロック\tBブロック\n', '■参加\n'],
    pumps: [
      ...['a\n', 'あ 1\n', 'a\n@bc\n', 'a\n12:00\n', 'a\tb\n', 'a,', 'a: b\n\n', '・a\n', 'a (1)\n'],
      ...['あさん\n', 'a — 1\n', ' a\nb\n', '12:00\ta\t参加\n', 'a\nbc_1\n', 'Discord: a\n', '3 cards\n'],
      ...[
        'a\n12:00\nplease\n',
        '@a, ',
        'a (@bc)\n12:00\n',
        '12:00\ta\tplease\n',
        'Ability: a\n',
        'a vs b\n',
        'a (3)\nb\n\n',
        '【名前】a\n',
        'Name: a\nDiscord: b\n',
        '[1/1/2026, 9:00] a: in\n',
        'aさん\u3000b\n',
        'a@b1\n',
        '日程,a,b,c\n1,◯,◯,×\n',
        '1. 参加a\n\u3000b\n',
        '6人\n',
        'a\n\n',
        'a[',
        '1/1/2026 9:00\ta@b.example\ta\n',
      ],
    ],
    longest: maxListLength,
  },
  standings: {
    work: (text) => tableOf(text, () => []),
    heads: ['', 'name,place\n', '<?xml version="1.0"?><tournament>', '[{"name":"', '{"a":['],
    pumps: ['<player userid="1">', '<a b="c"/>', '{"a":1},', '[[', '<!--', ']]>', '&lt;', '"a,"\n', 'a\tb\n'],
    longest: maxTableLength,
  },
  'columns of standings': {
    work: (text) => {
      const table = tableOf(text, () => []);
      return 'lines' in table && layOut(table, () => []);
    },
    heads: ['', 'place,name\n1,'],
    longest: maxTableLength,
  },
  'who is meant in standings': {
    work: (text) => whoIn([text], ['player'] as never, () => []),
    pumps: ['[JP]', ' ['],
  },
  'a record in standings': { work: recordIn, heads: ['', '1-', '1/'], pumps: ['1勝', '1 / '] },
  'pasted pairings': {
    work: (text) => readPairings(text, pairedPlayers),
    heads: [
      '',
      'Table,Player 1,Player 2\n',
      '<?xml version="1.0"?><tournament><pods><pod><rounds><round number="1">',
      '[{"a":"',
    ],
    pumps: [
      ...[
        'a vs b\n',
        'a vs c\n',
        'a',
        'a ',
        'a\n',
        'aa',
        '1 a\n',
        '1卓\na\nb\n',
        'a\nvs\nb\n',
        'a - b\n',
        'vs ',
        '対',
      ],
      ...[
        '1. ',
        '①',
        '2-1 ',
        '2勝0敗',
        '(2/0/0 (6)) ',
        'BYE\n',
        '○',
        '第1回戦\n',
        'A\na\n1\n',
        'a\tb\n',
        '-',
        ' - ',
        '# ',
      ],
      ...['<match outcome="0"><player1 userid="1"/></match>', '{"a":1},', 'cさん', 'a,', 'Round 1\n', 'a/b '],
    ],
    longest: maxPairingsLength,
    look: 1000,
  },
  CSV: {
    work: (text) => [csvRows(text, ','), delimiterOf(text)],
    heads: ['', '"'],
    pumps: ['""', '"a",', 'a,b\n'],
  },
  'an official list': {
    work: readOfficialList,
    look: 1000,
    heads: ['', '■ ', 'No. 1 '],
    pumps: ['1 ガブリアス\n', 'メガ ', '（', 'a\t', 'No.'],
  },
  'a ruled name': { work: (text) => findRuled('species', text), look: 1000, longest: 2000 },
  'a name that is searched': { work: (text) => searchNames(species, text), look: 1000, longest: 2000 },
  'a name that is resolved': { work: (text) => resolveName(species, text), look: 1000, longest: 2000 },
  'a folded name': { work: foldName },
  'matches to come': {
    work: readUpNext,
    heads: ['', 'table 1', '卓1 '],
    pumps: ['a vs b\n', ' vs ', '対'],
    longest: 32_000,
  },
  'a score': { work: readScore },
  'options of an overlay': {
    work: (text) => parseOverlayOptions(new URLSearchParams(text)),
    pumps: ['a=b&', '%41'],
  },
  'a list of posts': {
    work: (text) => parsePostQuery(new URLSearchParams(text)),
    pumps: ['species=a&', 'species=%41&'],
  },
  'a cursor': { work: (text) => decodeCursor(text, [] as never) },
  'the languages of a browser': { work: localeOfBrowser, pumps: ['en,', ';q=0', 'en;q=0.1,'] },
  'User-Agent': { work: isCrawler, heads: ['', 'Mozilla/5.0 ('], pumps: ['bot', 'http', 'crawler '] },
  'If-None-Match': { work: (text) => isHeld(text, '"x"'), heads: ['', '"a"'], pumps: ['W/', ', ', '"a",'] },
  cookies: {
    work: (text) => withPlainCookies(asked({ Cookie: text.replace(/[^\x20-\x7e\t]/g, 'a') })),
    pumps: ['a=b; ', '__Host-a=b;', ';'],
  },
  'a file’s name': { work: (text) => fileHeaders('text/csv', text) },
  'an address of email': { work: emailAddress, heads: ['', 'a@'], pumps: ['a.', '@'] },
  'what a player types': {
    work: (text) =>
      plainPlayer({
        ...nobody,
        displayName: text,
        discordId: text,
        twitterId: text,
        tonamelId: text,
      } as never),
    heads: ['', 'https://x.com/', 'discord.com/users/', 'tonamel.com/user/'],
  },
  'an address elsewhere': {
    work: (text) => [externalUrl(text), foreignUrl(text), siteTarget(text)],
    heads: ['', 'https://', '/'],
    pumps: ['/..', '@', '%2f'],
  },
  'an embedded address': {
    work: (text) => embedTargetAt(text, ['sixsheet.test'], match),
    heads: ['https://sixsheet.test/teams/'],
  },
  'links in a text': {
    work: textParts,
    heads: ['', 'https://a'],
    pumps: ['https://a ', 'https://', ')', '(', '_(あ', '_(あ)'],
  },
  'a network’s address': { work: networkOf, pumps: ['1:', '::', '1.'] },
  'a text of one line': { work: (text) => [plainText(text), foldText(text)] },
  'the length of a text': { work: (text) => isLonger(text, 100) },
  'a text of several lines': { work: plainLines },
  'a team code': { work: readTeamCode },
  'a sheet’s code': { work: readSheetCode, longest: 4096 },
  'the name of the next edition': {
    work: (name) => nextName(name, { from: 2026, to: 2027 }),
    pumps: ['1 ', '第1回', '1/', '2026 '],
    longest: 8000,
  },
  'Discord’s markup': {
    work: (text) => [escapeMarkdown(text), cutTo(escapeMarkdown(text), 1000)],
    heads: ['', 'https://'],
  },
  'an error': {
    work: (text) => describeError(error(text), ['somebody', text.slice(0, 100)]),
    pumps: ['\n    at a (a:1:1)', '\n    at ', 'a:1', "\\'"],
  },
  'a failed query': {
    work: (text) =>
      describeError(Object.assign(error(text), { query: `select ${text}`, params: [text] }), []),
  },
  'a message of the log': {
    work: (text) => [scrubbed(text, []), scrubbedSql(text, [])],
    pumps: ["\\'", '「', 'https://', '1.1.', ':a'],
  },
  'a form in parts': {
    work: (text) => inBytes(text, 4096, form),
    heads: [
      '',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
      '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n',
    ],
    pumps: ['\r\n--b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', '\r\n\r\n'],
  },
  'a form byte by byte': {
    work: (text) => inBytes(text, 1, form),
    heads: ['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n', '--b\r\n'],
    longest: 400_000,
  },
  'a plain form': {
    work: (text) => inBytes(text, 512, 'application/x-www-form-urlencoded'),
    pumps: ['a=b&', '%'],
  },
  'an image of a team': { work: (text) => checkTeamImage(latin1(text), 'sv'), ...image },
  'a picture': { work: (text) => checkPicture(latin1(text)), ...image },
};

const usualPumps = [
  ...[
    ' ',
    'a',
    '0',
    '-',
    '\n',
    '\r\n',
    '"',
    "'",
    ',',
    '\t',
    '/',
    '<',
    '<a>',
    '<a ',
    '&',
    '[',
    '{',
    '[{',
    '{"a":',
    '(',
    '（ ',
  ],
  ...[
    'a @ b\n',
    '@',
    '|',
    ']',
    ')',
    'ガ',
    'ー',
    ';',
    'a-',
    '.a',
    'a,b\n',
    '1-0 ',
    '%',
    '\\',
    '*',
    '=',
    '\u3000',
    'か\u3099',
    '😀',
    ' a',
  ],
];
const ends = ['', '\u0001'];

const repeat = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length));

function* textsFor({ heads = [''], pumps = [] }: Parser): Generator<readonly [string, Grown]> {
  for (const head of heads)
    for (const pump of [...usualPumps, ...pumps])
      for (const end of ends)
        yield [JSON.stringify(head + pump), (length) => head + repeat(pump, length) + end];
}

describe('what reads a text from outside', () => {
  it.each(Object.entries(parsers))(
    'takes time in a straight line: %s',
    (_, parser) => {
      const { longest } = parser;
      const work: Work = (text) => {
        try {
          return parser.work(text);
        } catch {
          // A refusal is an answer as well.
          return undefined;
        }
      };
      const slow = [...textsFor(parser)].flatMap(([text, grown]) => {
        const growth = isSuspect(work, grown, 4, parser.look) ? growthOf(work, grown, longest) : undefined;
        return isTooMuch(growth) ? [`${text}: ${growth?.toFixed(1)}`] : [];
      });
      expect(slow).toEqual([]);
    },
    120_000,
  );
});
