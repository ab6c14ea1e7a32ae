import { describe, expect, it, test } from 'vitest';
import { receiptTypeOf } from './receipt-file.ts';

const bytes = (...of: (number | string)[]) =>
  new Uint8Array(of.flatMap((one) => (typeof one === 'number' ? [one] : [...Buffer.from(one, 'latin1')])));

describe('a receipt is what its content says', () => {
  test.each([
    ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['pdf', bytes('%PDF-1.7')],
  ])('%s', (extension, file) => expect(receiptTypeOf(file)?.extension).toBe(extension));

  it('and nothing else', () => {
    for (const file of [
      bytes(),
      bytes('GIF88a'),
      bytes('<svg/>'),
      bytes('MZ'),
      bytes(0x50, 0x4b, 3, 4),
      bytes('\u00ff'),
    ])
      expect(receiptTypeOf(file)).toBeNull();
  });
});
