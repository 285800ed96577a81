import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { noticeKinds } from '~/db/notice-kind';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { type Locale, locales } from '~/locales/locale';
import { type NoticeFacts, writeNoticeMail } from '~/tell/write-notice-mail';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

const tournamentId = newId();
const sheetId = newId();
const at = (text: string) => new Date(`${text}+09:00`);
const facts: NoticeFacts = {
  kind: 'tournament.started',
  groupName: 'ムーンライト杯',
  tournament: {
    id: tournamentId,
    name: '第12回 ムーンライト杯',
    nameEn: 'Moonlight Cup #12',
    sheetKind: 'ots',
    timeZone: 'Asia/Tokyo',
    submissionDeadlineAt: at('2026-11-28T12:00'),
    scheduledStartAt: at('2026-11-28T13:00'),
  },
  announcement: { titleJa: '受付', titleEn: '', textJa: '2階です。', textEn: '' },
  sheetId,
};
const kinds = noticeKinds.filter(
  (kind) => kind !== 'sheet.corrected' && kind !== 'round.published' && kind !== 'match.reported',
);
const mailed = [...kinds, 'entrants.reminded' as const];

const write = (locale: Locale, change: Partial<NoticeFacts> = {}, isOnly = true) =>
  writeNoticeMail(
    { ...facts, ...change },
    {
      t: translatorFor(locale),
      locale,
      urlOf: (path) => `https://sixsheet.test/${locale}${path}`,
      now: at('2026-11-27T12:00'),
    },
    isOnly,
  );

describe.each(locales)('a mail of a notice in %s', (locale) => {
  it.each(mailed)('says of which tournament it is, and leads there: %s', (kind) => {
    const { subject = '', text = '' } = write(locale, { kind }) ?? {};
    const name = locale === 'ja' ? '第12回 ムーンライト杯' : 'Moonlight Cup #12';
    expect(subject).toContain(name);
    expect(text).toMatch(
      new RegExp(`https://sixsheet\\.test/${locale}/(tournaments/${tournamentId}|teams/${sheetId})`),
    );
    expect(subject + text).not.toMatch(/\{\{|noticeMails|undefined|null/);
  });

  it('names times by the tournament’s clock', () => {
    const { text } = write(locale, { kind: 'tournament.deadline_near' }) ?? {};
    expect(text).toContain(locale === 'ja' ? '11月28日(土) 12:00 日本時間' : 'Sat, Nov 28, 12:00 JST');
  });

  it.each([
    ['a name of several lines', '杯\r\nBcc: all@example.com'],
    ['a name that is a template', '{{url}}$t(noticeMails.ended.text)<b>&amp;'],
    ['a name that goes the other way', '\u202eyks\u2066'],
  ])('has what people wrote as they wrote it: %s', (_, name) => {
    const tournament = { ...facts.tournament, name, nameEn: name };
    const { subject, text } = write(locale, { tournament, groupName: name }) ?? {};
    expect(subject).toContain(name);
    expect(text).toContain(name);
  });
});

it('an announcement is read in the language in which it is written, once', () => {
  const kind = 'announcement.posted';
  expect(write('en', { kind })?.text).toContain('受付\n\n2階です。');
  expect([write('ja', { kind }, false)?.text, write('en', { kind }, false)]).toEqual([
    expect.stringContaining('受付'),
    undefined,
  ]);
});

it.each([
  ['2026-11-27T12:00', '変更できます'],
  ['2026-11-28T12:00', '変更はできません'],
])('the receipt of a sheet at %s says that it %s', (now, said) => {
  const words = {
    t: translatorFor('ja'),
    locale: 'ja',
    urlOf: (path: string) => path,
    now: at(now),
  } as const;
  expect(writeNoticeMail({ ...facts, kind: 'sheet.submitted' }, words, true)?.text).toContain(said);
});
