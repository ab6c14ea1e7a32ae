import { describe, expect, it } from 'vitest';
import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { slips } from '#domain/bupot/slips.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { hasWords } from '#domain/messages/index.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import { type BulkFamily, lookOfWork, ruleOf } from './bulk-work.ts';

const families: readonly (readonly [name: string, of: BulkFamily])[] = [
  ['invoices', fakturKeluaran],
  ['slips', slips.BPPU],
  ['codes', idBilling],
  ['receipts', ntpn],
  ['returns', monthlyReturn],
];

describe.each(families)('what is done with many %s', (_, of) => {
  it('goes by a rule of the definition: every format has one', () => {
    for (const key of of.exports) expect(ruleOf(of, key), key).not.toBeNull();
  });

  it('asks before it removes, and names how many', () => {
    if (ruleOf(of, 'remove') === null) return;
    expect(lookOfWork(of, 'remove')).toEqual({ icon: 'trash', danger: true });
    const asks = `${of.status.words}.asks.remove`;
    expect(['title', 'text', 'some'].filter((part) => !hasWords(`${asks}.${part}`))).toEqual([]);
  });
});

it('has the mark of its move, and a sheet where it is none', () => {
  expect(lookOfWork(slips.BPPU, 'issue').icon).toBe('check');
  expect(lookOfWork(idBilling, 'xlsx').icon).toBe('document');
  expect(ruleOf(idBilling, 'nothing of it')).toBeNull();
});
