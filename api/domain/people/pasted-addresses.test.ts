import { expect, it } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

it('reads addresses as people paste them', () => {
  expect(pastedAddresses(' a@x.example, b@x.example;c@x.example\n\nd@x.example ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
    'd@x.example',
  ]);
  expect(pastedAddresses('Rina Wulandari <rina@x.example>, "Agus, P." <agus@x.example>;')).toContain('rina@x.example');
  expect(pastedAddresses('Rina Wulandari <rina@x.example>')).toEqual(['rina@x.example']);
  expect(pastedAddresses('bukan alamat')).toEqual(['bukan', 'alamat']);
  expect(pastedAddresses(' \n ')).toEqual([]);
});
