import { expect, it } from 'vitest';
import { inRupiah } from './in-rupiah.ts';

it.each([
  ['7250000.5', '7.250.000,50'],
  ['7250000,5', '7.250.000,50'],
  ['-1250,25', '-1.250,25'],
  ['8000000', '8.000.000,00'],
  ['8000000 + 250000', '8.250.000,00'],
  ['150,000', '150,000'],
  ['1.250,5', '1.250,5'],
  ['sepuluh', 'sepuluh'],
])('shows %s as %s', (text, shown) => expect(inRupiah(text)).toBe(shown));
