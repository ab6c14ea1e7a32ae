import { expect, it } from 'vitest';
import { withCity } from './address.ts';

it.each([
  ['Jalan Melati 4', 'Bandung', 'Jalan Melati 4, Bandung'],
  ['Jalan Kebon Sirih 48, JAKARTA PUSAT 10340', 'Jakarta Pusat', 'Jalan Kebon Sirih 48, JAKARTA PUSAT 10340'],
  ['', 'Bandung', 'Bandung'],
  ['Jalan Melati 4', '', 'Jalan Melati 4'],
])('%s in %s', (address, city, line) => {
  expect(withCity(address, city)).toBe(line);
});
