import { describe, expect, it } from 'vitest';
import { billingRefusals } from '../../api/gateways/djp/billing/port.ts';
import { fileBillingOffice } from '../../api/gateways/djp/file.ts';
import { billingContract, simulated } from './billing/contract.ts';
import { anOrder, request } from './billing/visit.ts';
import { memoryBillingBooks } from './memory-books.ts';
import { servedOffice } from './served-office.ts';

billingContract('simulator in memory', async () => ({
  ...simulated(memoryBillingBooks()),
  close: async () => undefined,
}));

billingContract('simulator over HTTP', async () => {
  const { billingOffice: office, counter, clock, close } = await servedOffice();
  return { office, counter, clock, close };
});

describe('file exchange', () => {
  it('refuses every call for billing codes', async () => {
    const office = fileBillingOffice();
    const no = { kind: 'refused', code: 'NOT_SUPPORTED' };
    const code = request('012345678901234');
    expect(await office.issue(anOrder(), 'k')).toMatchObject(no);
    expect(await office.inquire(code)).toMatchObject(no);
    expect(await office.settle({ ...code, amount: 100 }, 'm')).toMatchObject(no);
    expect(await office.confirm({ ...code, ntpn: 'A'.repeat(16) })).toMatchObject(no);
    expect(billingRefusals).not.toContain('NOT_SUPPORTED');
  });
});
