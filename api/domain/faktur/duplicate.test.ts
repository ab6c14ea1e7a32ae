import { expect, it } from 'vitest';
import { counterpartyKey, duplicateKey, referenceKey } from './duplicate.ts';

const buyer = {
  counterpartyDocument: 'TIN',
  counterpartyNpwp: '0734567890123000',
  counterpartyDocumentNumber: null,
} as const;

it('tells buyers apart by NPWP, or by kind and number of their document', () => {
  expect(counterpartyKey(buyer)).toBe('0734567890123000');
  const passport = {
    counterpartyDocument: 'Passport',
    counterpartyNpwp: '0000000000000000',
    counterpartyDocumentNumber: 'c123 ',
  } as const;
  expect(counterpartyKey(passport)).toBe('Passport:C123');
});

it('clashes on same buyer, day and DPP only', () => {
  const one = duplicateKey({ ...buyer, date: '2025-10-14', dpp: '100.00' });
  expect(duplicateKey({ ...buyer, date: '2025-10-14', dpp: '100.00' })).toBe(one);
  expect(duplicateKey({ ...buyer, date: '2025-10-15', dpp: '100.00' })).not.toBe(one);
  expect(duplicateKey({ ...buyer, date: '2025-10-14', dpp: '100.01' })).not.toBe(one);
});

it('reads references without regard to case and spaces, and none as none', () => {
  expect(referenceKey({ reference: ' inv/1  a' })).toBe('INV/1 A');
  expect(referenceKey({ reference: '  ' })).toBeNull();
  expect(referenceKey({ reference: null })).toBeNull();
});
