import { expect, it } from 'vitest';
import { demoInvoices } from './demo-invoice.ts';

it('makes an invoice up, lets one thing be done with it, and lets it run out', () => {
  let now = 1_000;
  const { get, act } = demoInvoices(() => now);
  const first = get('a');
  expect(first).toEqual(get('a'));
  expect(first.code).toMatch(/^0\d{14}$/);
  expect(act('a', 'pay').status).toBe('paid');
  expect(() => act('a', 'cancel')).toThrow();
  expect(get('b').status).toBe('created');
  now += 25 * 3_600_000;
  expect([get('a').status, get('b').status]).toEqual(['paid', 'expired']);
});
