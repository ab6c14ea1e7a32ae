import { expect, it } from 'vitest';
import { buyerKey, duplicateKey, referenceKey } from './duplicate.ts';

const buyer = { buyerDocument: 'TIN', buyerNpwp: '0734567890123000', buyerDocumentNumber: null } as const;

it('tells buyers apart by NPWP, or by kind and number of their document', () => {
  expect(buyerKey(buyer)).toBe('0734567890123000');
  const passport = { buyerDocument: 'Passport', buyerNpwp: '0000000000000000', buyerDocumentNumber: 'c123 ' } as const;
  expect(buyerKey(passport)).toBe('Passport:C123');
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
