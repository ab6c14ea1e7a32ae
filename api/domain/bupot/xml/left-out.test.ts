import { describe, expect, it } from 'vitest';
import { aBupot } from '../../../../fixtures/builders/a-bupot.ts';
import { elements } from '../../definition/xml.ts';
import { hasWords } from '../../messages/index.ts';
import { type SlipKind, slipKinds } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { fieldsOf } from '../slips.ts';
import { slipLayouts } from './layouts.ts';
import { leftOutOfXml } from './left-out.ts';
import { uncarried } from './uncarried.ts';

const reasonOf = (kind: SlipKind, over: Partial<Bupot>): string | null => leftOutOfXml(aBupot(kind, over));

describe('slips a file cannot carry', () => {
  it('carries an ordinary slip of every kind', () => {
    for (const kind of slipKinds) expect(leftOutOfXml(aBupot(kind)), kind).toBeNull();
  });

  it.each<[SlipKind, Partial<Bupot>, string]>([
    ['BPPU', { status: 'CANCELED' }, 'canceled'],
    ['BPPU', { status: 'REVISED' }, 'corrected'],
    ['BPPU', { revision: 1, status: 'NORMAL_REVISION' }, 'correction'],
    ['BPPU', { payeeNpwp: null, payeeNitku: null }, 'incomplete'],
    ['BPPU', { documentDate: null }, 'incomplete'],
    ['BPNR', { payeeAddress: null }, 'incomplete'],
    ['BPMP', { payeeNpwp: null }, 'incomplete'],
    ['BPMP', { foreignEmployee: true, passport: null }, 'incomplete'],
    ['BPA1', { withholdingAnnuality: null }, 'incomplete'],
    ['BP21', { ptkp: 'HB/1' }, 'joint_status'],
    ['BPPU', { noNpwp: true }, 'surcharge'],
    ['BPPU', { facility: 'OTHER', taxTyped: '1000', tax: '1000.00' }, 'typed_tax'],
    ['BPA2', { specialBenefit: '1000000' }, 'special_benefit'],
  ])('%s %o: %s', (kind, over, reason) => {
    expect(reasonOf(kind, over)).toBe(`bupotXml.left_out.${reason}`);
    expect(hasWords(`bupotXml.left_out.${reason}`)).toBe(true);
  });

  it('carries a typed tax that is gross times rate', () => {
    expect(reasonOf('BPPU', { facility: 'OTHER', taxTyped: '200000', tax: '200000.00' })).toBeNull();
  });

  it('carries a foreigner on the payroll by his passport', () => {
    expect(reasonOf('BPMP', { foreignEmployee: true, passport: 'K1234567', payeeNpwp: null })).toBeNull();
  });
});

describe('the rate in a file', () => {
  it('is that of the object, whatever the facility does to the tax', () => {
    const rateIn = (kind: SlipKind, over: Partial<Bupot>) =>
      /<Rate>(.*)<\/Rate>/.exec(elements(slipLayouts[kind].elements, aBupot(kind, over)))?.[1];
    expect(rateIn('BPPU', { facility: 'SKB23', rate: '0' })).toBe('2');
    expect(rateIn('BPPU', { facility: 'OTHER', rate: '1.25' })).toBe('1.25');
    expect(rateIn('BPNR', { facility: 'SKD', rate: '10' })).toBe('10');
    expect(rateIn('BP21', { facility: 'SKB21', rate: '5' })).toBe('0');
  });
});

describe('fields a file has no element for', () => {
  const others: Partial<Record<string, unknown>> = {
    period: '2024-11',
    date: '2024-11-29',
    nitku: '1',
    taxCode: 'x',
    facility: 'SKD',
    nett: '7',
    rate: '7',
    gross: '7',
    periodFrom: '2024-02',
    withholdingAnnuality: 'ANNUALIZED',
    paymentOption: 'DIRECT',
    payeeIdType: 'TIN',
  };
  it.each(slipKinds)('%s: are named, and no others', (kind) => {
    const slip = { ...aBupot(kind), facility: kind === 'BP26' ? ('SKD' as const) : ('OTHER' as const) };
    const xml = elements(slipLayouts[kind].elements, slip);
    const silent = fieldsOf[kind].filter((field) => {
      const value =
        field === 'facility' ? 'DTP' : typeof slip[field] === 'boolean' ? !slip[field] : (others[field] ?? '777');
      return elements(slipLayouts[kind].elements, { ...slip, [field]: value }) === xml;
    });
    expect([...uncarried(kind)].sort()).toEqual(silent.sort());
  });
});
