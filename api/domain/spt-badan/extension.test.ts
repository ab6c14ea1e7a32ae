import { expect, it } from 'vitest';
import { type Extension, extendedTo, extensionFault, shortOf } from './extension.ts';

const notice: Extension = {
  noticeDay: '2025-04-25',
  number: 'S-1/2025',
  reason: '',
  provisional: '15000000',
  paid: '15000000',
  ntpn: 'A'.repeat(16),
  paidOn: '2025-04-24',
};

it('moves the last day two months on', () => {
  expect(extendedTo(notice, '2025-04-30')).toBe('2025-06-30');
  expect(extendedTo({ ...notice, provisional: '0', paid: '', ntpn: '', paidOn: '' }, '2025-04-30')).toBe('2025-06-30');
  expect(extendedTo(null, '2025-04-30')).toBeNull();
});

it.each([
  ['late', { noticeDay: '2025-05-02' }],
  ['short', { paid: '14000000' }],
  ['short', { ntpn: '' }],
  ['paid_late', { paidOn: '2025-05-02' }],
] as const)('counts as none when %s', (fault, over) => {
  expect(extensionFault({ ...notice, ...over }, '2025-04-30')).toBe(fault);
  expect(extendedTo({ ...notice, ...over }, '2025-04-30')).toBeNull();
});

it('says what the receipt does not cover', () => {
  expect(shortOf({ ...notice, paid: '14000000' })).toBe('1000000.00');
});
