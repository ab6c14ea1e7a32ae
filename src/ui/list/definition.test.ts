import { describe, expect, it } from 'vitest';
import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { slips } from '#domain/bupot/slips.ts';
import { type Filters, filterSchema } from '#domain/definition/filter.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { hasWords } from '#domain/messages/index.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import { billingList } from '../../billing/list/billing-list.tsx';
import { ntpnList } from '../../billing/ntpn/NtpnListScreen.tsx';
import { slipFilters } from '../../bupot/list/slip-filters.tsx';
import { slipLists } from '../../bupot/list/slip-lists.ts';
import { fakturList } from '../../faktur/list/faktur-list.tsx';
import { sptList } from '../../spt/list/spt-list.tsx';
import { filtersOf, type ListFilter } from './definition.ts';

type Listed = readonly [
  name: string,
  of: { readonly list: { readonly filters: Filters } },
  filters: readonly ListFilter[],
];
const lists: readonly Listed[] = [
  ['invoices', fakturKeluaran, fakturList.filters],
  ['billing codes', idBilling, billingList.filters],
  ['receipts', ntpn, ntpnList.filters],
  ...Object.values(slipLists).map((kinds): Listed => [kinds.join(), slips[kinds[0]], slipFilters(kinds)]),
  ['returns', monthlyReturn, sptList('PPH21', () => null).filters],
];

const chosen = ({ kind }: ListFilter, value: string) =>
  kind === 'yesno' ? value === 'true' : kind === 'choices' ? [value] : value;

describe.each(lists)('the filters of %s', (_, of, filters) => {
  it('have words, each and all of their choices', () => {
    const keys = filters.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
    // Codes need no translation.
    expect(keys.filter((key) => key.includes('.') && !hasWords(key))).toEqual([]);
  });

  it('offer only choices the server takes', () => {
    const schema = filterSchema(of.list.filters);
    for (const filter of filters)
      for (const { value } of filter.options ?? [])
        expect(schema.safeParse({ [filter.key]: chosen(filter, value) }).success, `${filter.key} ${value}`).toBe(true);
  });
});

it('takes an input, a name or choices from the screen, and leaves out what it does not want', () => {
  const options = [{ value: '2025', label: '2025' }];
  const filters = filtersOf(monthlyReturn, { year: { options } }, ['toDo']);
  expect(filters.find(({ key }) => key === 'year')?.options).toBe(options);
  expect(filters.map(({ key }) => key)).not.toContain('toDo');
});
