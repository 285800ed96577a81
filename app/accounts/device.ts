import type { Translate } from '~/locales/i18n';

export interface Device {
  system?: string;
  browser?: string;
}

// The first match wins: many User-Agents also name other browsers for compatibility.
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Nintendo Switch/, 'Nintendo Switch'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/\bLine\//i, 'LINE'],
  [/\bDiscord/, 'Discord'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/\bOBS\//, 'OBS'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export const deviceOf = (userAgent: string): Device => ({
  system: nameIn(systems, userAgent),
  browser: nameIn(browsers, userAgent),
});

export const deviceName = ({ system, browser }: Device, t: Translate): string =>
  system && browser
    ? t('accounts.sessions.device', { system, browser })
    : (system ?? browser ?? t('accounts.sessions.unknown'));
