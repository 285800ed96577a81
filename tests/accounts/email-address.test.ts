import { expect, it } from 'vitest';
import { emailAddress, isMailable } from '~/accounts/email-address';

it.each([
  [' Haruka@Example.COM ', 'haruka@example.com'],
  ['ｈａｒｕｋａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'haruka@example.com'],
  ['a+b.c@sub.example.co.jp', 'a+b.c@sub.example.co.jp'],
  ['はるか@例え.jp', 'はるか@例え.jp'],
])('%s is an address', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});

it.each([
  '',
  'haruka',
  'a@b',
  'a@@example.com',
  'a b@example.com',
  'a@example..com',
  'a@x.com,b@x.com',
  `${'a'.repeat(250)}@x.com`,
])('%s is none', (typed) => {
  expect(emailAddress(typed)).toBeUndefined();
});

it.each([
  ['haruka.vgc@docomo.ne.jp', true],
  ['haruka..vgc@docomo.ne.jp', false],
  ['haruka.@ezweb.ne.jp', false],
  ['.haruka@ezweb.ne.jp', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%s can be mailed: %s', (address, expected) => {
  expect(emailAddress(address)).toBe(address);
  expect(isMailable(address)).toBe(expected);
});
