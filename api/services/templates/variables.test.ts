import { expect, it } from 'vitest';
import { fillIn } from './variables.ts';

it.each([
  ['Terlampir faktur nomor %{number} dengan referensi %{reference}.', 'Terlampir faktur nomor 04.'],
  ['Attached is tax invoice %{number}, reference %{reference}.', 'Attached is tax invoice 04.'],
  ['Faktur %{number} (ref: %{reference})', 'Faktur 04'],
  ['Faktur %{number}\nReferensi: %{reference}\nSalam', 'Faktur 04\n\nSalam'],
])('says nothing of a reference a document does not have: %j', (text, input) => {
  expect(fillIn(text, { number: '04', reference: '' })).toBe(input);
});

it('says the reference a document has', () => {
  expect(fillIn('dengan referensi %{reference}.', { reference: 'SI-1' })).toBe('dengan referensi SI-1.');
});
