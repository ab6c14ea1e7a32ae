import { newWorkbook, stillBytes } from '../../fixtures/samples/repack.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };

const HEADINGS = [
  'No',
  'Jenis Pajak',
  'Masa Pajak',
  'Nilai Setoran',
  'Uraian',
  'NOP',
  'Alamat Objek Pajak',
  'Kelurahan',
  'Kecamatan',
  'Kab/Kota',
  'Provinsi',
];

const LAND = ['Jl. Melati No. 12', 'Cempaka Putih Timur', 'Cempaka Putih', 'Jakarta Pusat', 'DKI Jakarta'];
const INSTALMENT = 'Angsuran PPh 25 badan';
/** The simulated office refuses this amount. */
const REFUSED = 5_219_998;

/**
 * A bookkeeper's list of payments due: words instead of codes, an invalid month, a NOP a digit short, a duplicate row.
 */
export const dirtyDues = async (name: string, year: number): Promise<Upload> => {
  const rows: (string | number)[][] = [
    [1, '411126-100', `03/${year}`, 12_500_000, 'Angsuran Maret'],
    [2, INSTALMENT, `04/${year}`, 12_500_000, 'Angsuran April'],
    [3, INSTALMENT, `05/${year}`, 12_500_000, 'Angsuran Mei'],
    [4, INSTALMENT, `Juni ${year}`, 12_500_000, 'Angsuran Juni'],
    [5, '411128420', `Maret ${year}`, 1_850_000, 'PPh final Maret'],
    [6, '411212101', `13/${year}`, 7_400_000, 'Jasa dari luar negeri'],
    [7, '411128-402', `02/${year}`, 25_000_000, 'Penjualan tanah', '31710300050012345', ...LAND],
    [8, '411126-100', `03/${year}`, 12_500_000, 'Angsuran Maret'],
    [9, '411212 101', `02/${year}`, REFUSED, 'Lisensi perangkat lunak'],
  ];
  const book = newWorkbook();
  const sheet = book.addWorksheet('Setoran');
  sheet.addRow(['Daftar setoran pajak']);
  sheet.addRow([]);
  sheet.addRow(HEADINGS);
  for (const row of rows) sheet.addRow(row);
  return {
    name: `${name}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await stillBytes(book),
  };
};
