import { describe, expect, it } from 'vitest';
import { isLoopback, isPublicAddress, networkOf } from '~/limits/network-address';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::ffff', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::192.0.2.7', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::a:b%25wlan0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '192.0.2',
    '192.0.2.7.1',
    '192.0.2.256',
    '192.0.02.7',
    '192.0.2.-7',
    '0x7f.0.0.1',
    '192.0.2.7:443',
    '::ffff:192.0.2.256',
    '::ffff:192.0.2.7:1',
    '192.0.2.7::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    ':::',
    ':1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:',
    '2001:db8::12345',
    '2001:db8::g',
    '[2001:db8::1]',
    `2001:db8::${'0'.repeat(40)}1`,
    '192.0.2.7, 198.51.100.1',
  ])('%s is none', (address) => {
    expect(networkOf(address)).toBe('unknown');
  });

  it('is none of a text however long', () => {
    expect(networkOf(':'.repeat(100_000))).toBe('unknown');
    expect(networkOf(`${'0'.repeat(45)}:`)).toBe('unknown');
  });

  it('is the same all over a /64', () => {
    const networks = Array.from({ length: 1000 }, (_, n) =>
      networkOf(`2001:db8:5:6:${(n * 65).toString(16)}::${n}`),
    );
    expect(new Set(networks)).toEqual(new Set(['2001:db8:5:6::/64']));
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['192.168.0.5', false],
  ['fe80::1', false],
  ['1270.0.0.1', false],
  ['localhost', false],
  ['', false],
])('%s is of the machine itself: %s', (address, own) => {
  expect(isLoopback(address)).toBe(own);
});

it.each([
  ['1.1.1.1', true],
  ['93.184.215.14', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['198.17.255.255', true],
  ['198.20.0.0', true],
  ['223.255.255.255', true],
  ['2606:4700:4700::1111', true],
  ['2001:4860:4860::8888', true],
  ['2400:cb00::1', true],
  ['0.0.0.0', false],
  ['10.255.255.255', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.1', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.19.255.255', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:1.1.1.1', false],
  ['::1.1.1.1', false],
  ['64:ff9b::1.1.1.1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['fc00::1', false],
  ['fd12::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['0x7f.1', false],
  ['2130706433', false],
  ['localhost', false],
  ['', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
