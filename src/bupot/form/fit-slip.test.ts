import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { fitSlip } from './fit-slip.ts';

const TODAY = '2025-11-20';

describe('what follows from a change of a slip', () => {
  it('takes the day along with its masa, as long as it was in it', () => {
    const slip = aBupotInput('BPPU', { period: '2025-10', date: '2025-10-14' });
    expect(fitSlip(slip, { period: '2025-02' }, TODAY).date).toBe('2025-02-28');
    expect(fitSlip(slip, { period: '2025-11' }, TODAY).date).toBe(TODAY);
    expect(fitSlip(slip, { date: '2025-11-02' }, TODAY)).toMatchObject({ period: '2025-10', date: '2025-11-02' });
    expect(fitSlip({ ...slip, date: '2025-11-02' }, { period: '2025-09' }, TODAY).date).toBe('2025-11-02');
  });

  it('names the head office of the payee until another place is named', () => {
    const slip = aBupotInput('BPPU', { payeeNpwp: null, payeeNitku: null });
    const whole = fitSlip(slip, { payeeNpwp: '0026613097602000' }, TODAY);
    expect(whole.payeeNitku).toBe('0026613097602000000000');
    const branch = fitSlip(whole, { payeeNitku: '0026613097602000000001' }, TODAY);
    expect(fitSlip(branch, { payeeNpwp: '0026613097602000' }, TODAY).payeeNitku).toBe('0026613097602000000001');
    // A place starts with the NPWP it belongs to.
    expect(fitSlip(branch, { payeeNpwp: '0026613097602001' }, TODAY).payeeNitku).toBe('0026613097602001000000');
  });

  it('leaves nothing on the slip its facility neither asks for nor frees', () => {
    const slip = aBupotInput('BPPU');
    const skb = fitSlip(slip, { facility: 'SKB23', certificateNumber: 'KET-1' }, TODAY);
    expect(skb).toMatchObject({ certificateNumber: 'KET-1', rate: null });
    expect(fitSlip({ ...slip, facility: 'OTHER', rate: '1' }, { facility: 'NONE' }, TODAY).rate).toBeNull();
    // There is no exemption of article 23 for the rent of land.
    expect(fitSlip(skb, { taxCode: '28-403-02' }, TODAY)).toMatchObject({ facility: 'NONE', certificateNumber: null });
  });

  it('asks what the object asks for, and forgets the rest', () => {
    const slip = aBupotInput('BP21', { taxCode: '21-100-35', ptkp: 'TK/0' });
    expect(fitSlip(slip, { taxCode: '21-100-24', workingDays: '3' }, TODAY)).toMatchObject({
      ptkp: null,
      workingDays: '3',
    });
    const carrier = aBupotInput('SP', { taxCode: '28-410-01', grossTotalOnIndonesia: '100' });
    expect(fitSlip(carrier, { taxCode: '28-403-02' }, TODAY).grossTotalOnIndonesia).toBeNull();
  });

  it('knows a full year by its months', () => {
    const slip = aBupotInput('BPA1', { periodFrom: '2025-01', period: '2025-12', withholdingAnnuality: 'FULL_YEAR' });
    const left = fitSlip(slip, { period: '2025-06' }, TODAY);
    expect(left.withholdingAnnuality).toBe('PARTIAL_YEAR');
    expect(fitSlip(left, { withholdingAnnuality: 'ANNUALIZED' }, TODAY).withholdingAnnuality).toBe('ANNUALIZED');
    expect(fitSlip(left, { period: '2025-12' }, TODAY).withholdingAnnuality).toBe('FULL_YEAR');
    expect(fitSlip(slip, { pphBenefit: '5', grossUpBenefit: true }, TODAY).pphBenefit).toBeNull();
  });
});
