import { describe, expect, it } from 'vitest';
import { idBilling } from '#domain/billing/billing.ts';
import { billingFilter, ntpnFilter } from '#domain/billing/filter.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnCells } from '../ntpn/ntpn-columns.tsx';
import { ntpnFilters } from '../ntpn/ntpn-filters.ts';
import { billingCells } from './billing-columns.tsx';
import { billingFilters } from './billing-filters.ts';

const unknown = (asked: readonly { key: string }[], shape: object) =>
  asked.map(({ key }) => key).filter((key) => !(key in shape));

describe('the lists of billing codes and receipts', () => {
  it('have a cell for every column of their definitions', () => {
    expect(Object.keys(billingCells).sort()).toEqual(idBilling.list.columns.map(({ key }) => key).sort());
    expect(Object.keys(ntpnCells).sort()).toEqual(ntpn.list.columns.map(({ key }) => key).sort());
  });

  it('ask only for filters the server knows', () => {
    expect(unknown(billingFilters, billingFilter.shape)).toEqual([]);
    expect(unknown(ntpnFilters, ntpnFilter.shape)).toEqual([]);
  });
});
