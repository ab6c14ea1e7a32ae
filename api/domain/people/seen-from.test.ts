import { expect, it } from 'vitest';
import { deviceOf, maskedAddress } from './seen-from.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari', 'iPhone'],
  ['curl/8.5', null, null],
])('knows %s', (input, browser, system) => {
  expect(deviceOf(input)).toEqual({ browser, system });
});

it('shows of an address its network alone', () => {
  expect(['103.28.14.9', '::ffff:10.1.2.3', '2001:db8:1::7', ''].map(maskedAddress)).toEqual([
    '103.28.•.•',
    '10.1.•.•',
    '2001:db8:•',
    '',
  ]);
});
