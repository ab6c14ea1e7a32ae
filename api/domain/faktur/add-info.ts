/**
 * Reason for the facility of a supply (keterangan tambahan, TD.005nn) and the stamp printed for it (cap fasilitas,
 * TD.011nn): codes 07 and 08 need both, paired by number. The same code has a different meaning under 07 and 08. Labels
 * as in the office's tables of 2025 and 2026; the label of stamp 07/TD.01131 is based on one source only.
 */
const pairs: readonly (readonly [code: string, number: string, info: string, stamp: string | null])[] = [
  ['07', '01', 'untuk Kawasan Bebas', 'PPN Tidak Dipungut berdasarkan PP 10 Tahun 2012'],
  ['07', '02', 'untuk Tempat Penimbunan Berikat', 'PPN atau PPN dan PPnBM tidak dipungut'],
  ['07', '03', 'untuk Hibah dan Bantuan Luar Negeri', 'PPN dan PPnBM Tidak Dipungut'],
  ['07', '04', 'untuk Avtur', 'PPN Tidak Dipungut Sesuai PP 71 Tahun 2012'],
  ['07', '05', 'untuk Lainnya', null],
  [
    '07',
    '06',
    'untuk Kontraktor Perjanjian Karya Pengusahaan Pertambangan Batubara Generasi I',
    'PPN dan/atau PPnBM tidak dipungut berdasarkan PMK 194/PMK.03/2012',
  ],
  [
    '07',
    '07',
    'untuk Penyerahan bahan bakar minyak untuk Kapal Angkutan Laut Luar Negeri',
    'PPN Tidak Dipungut Berdasarkan PP 15 Tahun 2015',
  ],
  [
    '07',
    '08',
    'untuk Penyerahan jasa kena pajak terkait alat angkutan tertentu',
    'PPN Tidak Dipungut Berdasarkan PP 69 Tahun 2015',
  ],
  ['07', '09', 'untuk Penyerahan BKP Tertentu di KEK', 'PPN Tidak Dipungut Berdasarkan PP 96 Tahun 2015'],
  [
    '07',
    '10',
    'untuk BKP tertentu yang bersifat strategis berupa anode slime',
    'PPN Tidak Dipungut Berdasarkan PP 106 Tahun 2015',
  ],
  [
    '07',
    '11',
    'untuk Penyerahan alat angkutan tertentu dan/atau JKP terkait alat angkutan tertentu',
    'PPN Tidak Dipungut Sesuai PP 50 Tahun 2019',
  ],
  [
    '07',
    '12',
    'untuk Penyerahan kepada Kontraktor Kerja Sama Migas yang mengikuti PP 27 Tahun 2017',
    'PPN atau PPN dan PPnBM Tidak Dipungut Sesuai PP 27 Tahun 2017',
  ],
  [
    '07',
    '13',
    'Penyerahan Rumah Tapak dan Satuan Rumah Susun Ditanggung Pemerintah Tahun Anggaran 2025',
    'PPN Ditanggung Pemerintah Eksekusi PMK 13 Tahun 2025',
  ],
  [
    '07',
    '14',
    'Penyerahan Jasa Sewa Ruangan atau Bangunan kepada Pedagang Eceran Ditanggung Pemerintah Tahun Anggaran 2021',
    'PPN Ditanggung Pemerintah Eks PMK 102/PMK.010/2021',
  ],
  [
    '07',
    '15',
    'Penyerahan Barang dan Jasa dalam rangka Penanganan Pandemi COVID-19 (PMK 239/PMK.03/2020)',
    'PPN Ditanggung Pemerintah Eks PMK 239/PMK.03/2020',
  ],
  [
    '07',
    '16',
    'Insentif PMK-103/PMK.010/2021: Rumah Tapak dan Unit Hunian Rumah Susun Ditanggung Pemerintah Tahun Anggaran 2021',
    'Insentif PPN Ditanggung Pemerintah Eksekusi PMK 103/PMK.010/2021',
  ],
  ['07', '17', 'Kawasan Ekonomi Khusus PP 40 Tahun 2021', 'PPN Tidak Dipungut Berdasarkan PP 40 Tahun 2021'],
  ['07', '18', 'Kawasan Bebas PP 41 Tahun 2021', 'PPN Tidak Dipungut Berdasarkan PP 41 Tahun 2021'],
  [
    '07',
    '19',
    'Penyerahan Rumah Tapak dan Unit Hunian Rumah Susun Ditanggung Pemerintah Tahun Anggaran 2022',
    'PPN Ditanggung Pemerintah Eks PMK 6/PMK.010/2022',
  ],
  [
    '07',
    '20',
    'PPN Ditanggung Pemerintah dalam rangka Penanganan Pandemi Corona Virus',
    'PPN Ditanggung Pemerintah Eksekusi PMK 226/PMK.03/2021',
  ],
  [
    '07',
    '21',
    'Penyerahan kepada Kontraktor Kerja Sama Migas yang mengikuti PP 53 Tahun 2017',
    'PPN atau PPN dan PPnBM Tidak Dipungut Sesuai PP 53 Tahun 2017',
  ],
  [
    '07',
    '22',
    'BKP strategis tertentu dalam bentuk anode slime dan emas butiran',
    'PPN tidak dipungut berdasarkan PP 70 Tahun 2021',
  ],
  ['07', '23', 'untuk penyerahan kertas koran dan/atau majalah', 'PPN ditanggung Pemerintah Ex PMK-125/PMK.01/2020'],
  ['07', '24', 'PPN Ditanggung Pemerintah', null],
  ['07', '25', 'BKP dan JKP tertentu', 'PPN tidak dipungut berdasarkan PP 49 Tahun 2022'],
  ['07', '26', 'Penyerahan BKP dan JKP di Ibu Kota Negara baru', 'PPN tidak dipungut berdasarkan PP 12 Tahun 2023'],
  [
    '07',
    '27',
    'Penyerahan kendaraan listrik berbasis baterai',
    'PPN Ditanggung Pemerintah berdasarkan PMK 12 Tahun 2025',
  ],
  [
    '07',
    '28',
    'Insentif Tambahan Rumah Tapak dan Satuan Rumah Susun Ditanggung Pemerintah Tahun Anggaran 2025',
    'PPN Ditanggung Pemerintah Eksekusi PMK 60 Tahun 2025',
  ],
  [
    '07',
    '29',
    'Penyerahan Hewan Khusus Tertentu berupa Kuda serta Perlengkapan Pendukungnya Ditanggung Pemerintah Tahun Anggaran 2025',
    'PPN Ditanggung Pemerintah berdasarkan PMK 61 Tahun 2025',
  ],
  [
    '07',
    '30',
    'Penyerahan Bekal Khusus Operasi Tertentu Ditanggung Pemerintah Tahun Anggaran 2025',
    'PPN Ditanggung Pemerintah berdasarkan PMK 44 Tahun 2025',
  ],
  [
    '07',
    '31',
    'Penyerahan Rumah Tapak dan Satuan Rumah Susun Ditanggung Pemerintah Tahun Anggaran 2026',
    'PPN Ditanggung Pemerintah berdasarkan PMK 90 Tahun 2025',
  ],
  [
    '08',
    '01',
    'untuk BKP dan JKP Tertentu',
    'PPN Dibebaskan Sesuai PP 146 Tahun 2000 sebagaimana diubah dengan PP 38 Tahun 2003',
  ],
  [
    '08',
    '02',
    'untuk BKP Tertentu yang Bersifat Strategis',
    'PPN Dibebaskan Sesuai PP 12 Tahun 2001 sebagaimana terakhir diubah dengan PP 31 Tahun 2007',
  ],
  ['08', '03', 'untuk Jasa Kebandarudaraan', 'PPN dibebaskan berdasarkan PP 28 Tahun 2009'],
  ['08', '04', 'untuk Lainnya', null],
  [
    '08',
    '05',
    'untuk BKP Tertentu yang Bersifat Strategis sesuai PP 81 Tahun 2015',
    'PPN Dibebaskan Sesuai PP 81 Tahun 2015',
  ],
  [
    '08',
    '06',
    'untuk Penyerahan Jasa Kepelabuhanan Tertentu untuk kegiatan angkutan laut Luar Negeri',
    'PPN Dibebaskan Berdasarkan PP 74 Tahun 2015',
  ],
  ['08', '07', 'untuk Penyerahan Air Bersih', null],
  [
    '08',
    '08',
    'Penyerahan BKP tertentu yang bersifat strategis berdasarkan PP 48 Tahun 2020',
    'PPN Dibebaskan Sesuai PP 81 Tahun 2015 sebagaimana diubah dengan PP 48 Tahun 2020',
  ],
  [
    '08',
    '09',
    'Penyerahan kepada Perwakilan Negara Asing dan Badan Internasional serta Pejabatnya',
    'PPN Dibebaskan Berdasarkan PP 47 Tahun 2020',
  ],
  ['08', '10', 'BKP dan JKP tertentu', 'PPN Dibebaskan berdasarkan PP 49 Tahun 2022'],
];

type FacilityPair = {
  /** TD.005nn */
  readonly addInfo: string;
  readonly name: string;
  /** TD.011nn */
  readonly stamp: string;
  readonly stampName: string | null;
};

const byCode = new Map<string, FacilityPair[]>();
for (const [code, number, name, stampName] of pairs)
  byCode.set(code, [
    ...(byCode.get(code) ?? []),
    { addInfo: `TD.005${number}`, name, stamp: `TD.011${number}`, stampName },
  ]);

/** The pairs allowed for a transaction code; empty for codes without a facility. */
export const pairsFor = (code: string): readonly FacilityPair[] => byCode.get(code) ?? [];

/** The pair of an additional info or a stamp, under this transaction code. */
export const pairOf = (code: string, half: string): FacilityPair | undefined =>
  pairsFor(code).find((pair) => pair.addInfo === half || pair.stamp === half);

/**
 * Facilities of code 07 whose supporting document the office verifies with customs and LNSW: AJU for bonded zones, PPBJ
 * for free and PJKEK for special economic zones.
 */
const withPaper: readonly string[] = ['TD.00502', 'TD.00517', 'TD.00518'];

/**
 * The office rejects an invoice of this facility without its supporting document (its FAQ "Faktur pajak 07",
 * 2025-09-17).
 */
export const needsPaper = (code: string, addInfo: string | null): boolean =>
  code === '07' && addInfo !== null && withPaper.includes(addInfo);
