import { describe, expect, it } from 'vitest';
import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnCells } from '../ntpn/ntpn-columns.tsx';
import { billingCells } from './billing-columns.tsx';

describe('the lists of billing codes and receipts', () => {
  it('have a cell for every column of their definitions', () => {
    expect(Object.keys(billingCells).sort()).toEqual(idBilling.list.columns.map(({ key }) => key).sort());
    expect(Object.keys(ntpnCells).sort()).toEqual(ntpn.list.columns.map(({ key }) => key).sort());
  });
});
