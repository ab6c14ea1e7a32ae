import { expect, it } from 'vitest';
import { nearestAsset } from './nearest-asset.ts';

it.each([
  ['Mesn', 'T2', 'Mesin'],
  ['Peralatan elektronika', 'T1', 'Peralatan Elektronik'],
  ['Komputer dan perangkat kantor', 'T1', 'Peralatan Elektronik'],
  ['Sepeda motor operasional', 'T1', 'Motor'],
  ['Mobil boks berpendingin', 'T2', 'Kendaraan Angkutan'],
  ['Gudang semipermanen', 'BT', 'Bangunan untuk usaha (toko, pabrik, kantor, gudang, dan sejenisnya)'],
  ['Lisensi perangkat lunak ERP', 'I1', 'Harta Tidak Berwujud Lainnya'],
  ['Gudang', 'T2', null],
  ['Xyz', '', null],
])('for "%s" of %s proposes %s', (text, group, name) => expect(nearestAsset(text, group)).toBe(name));
