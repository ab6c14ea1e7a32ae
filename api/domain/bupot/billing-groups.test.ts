import { expect, it } from 'vitest';
import { addToGroups, type BillingGroup, inOrderOfDue } from './billing-groups.ts';

const slip = (period: string, kapKjs: string, tax: string) => ({ period, kapKjs, tax });

it('pays the same account of a masa with one code, and leaves to the return what only a return may bill', () => {
  const groups = new Map<string, BillingGroup>();
  addToGroups(groups, [slip('2025-10', '411128-403', '1000000.00'), slip('2025-10', '411128-402', '2500000.00')]);
  addToGroups(groups, [slip('2025-10', '411128-403', '500000.00'), slip('2025-09', '411128-403', '1.00')]);
  expect(inOrderOfDue(groups)).toEqual([
    { period: '2025-09', kapKjs: '411128-403', count: 1, amount: '1.00', byReturn: true, ntpns: [] },
    { period: '2025-10', kapKjs: '411128-402', count: 1, amount: '2500000.00', byReturn: false, ntpns: [] },
    { period: '2025-10', kapKjs: '411128-403', count: 2, amount: '1500000.00', byReturn: true, ntpns: [] },
  ]);
});
