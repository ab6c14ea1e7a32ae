import { expect, it } from 'vitest';
import { usedInLabel } from './label.ts';
import { usedInOf } from './used-in.ts';

it('says the return a receipt is used in, in the language of whoever reads it', () => {
  const normal = usedInOf({ type: 'UNIFIKASI', period: '2025-02', revision: 0 });
  expect(usedInLabel(normal, 'id')).toBe('SPT Masa PPh Unifikasi 02/2025');
  const corrected = usedInOf({ type: 'PPN', period: '2025-02', revision: 1 });
  expect(usedInLabel(corrected, 'id')).toBe('SPT Masa PPN 02/2025 pembetulan ke-1');
  expect(usedInLabel(corrected, 'en')).toBe('VAT return 02/2025 correction no. 1');
});
