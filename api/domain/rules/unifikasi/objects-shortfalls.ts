import { allowed, type ObjectFamily } from './object-row.ts';

/** Tax still due where another party has already collected 0.5 %: the rate of the object less that. */
export const shortfallObjects: readonly ObjectFamily[] = [
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '403',
    facilities: { SP: allowed.none },
    rows: [
      [
        '28-403-03',
        '9.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Persewaan Tanah dan/atau Bangunan',
      ],
      [
        '28-403-04',
        '9.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Persewaan Tanah dan/atau Bangunan',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { SP: allowed.none },
    rows: [
      [
        '28-409-29',
        '1.25',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pekerjaan Konstruksi, sertifikat kualifikasi kecil/perseorangan',
      ],
      [
        '28-409-30',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pekerjaan Konstruksi, tanpa sertifikat',
      ],
      [
        '28-409-31',
        '2.15',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pekerjaan Konstruksi, sertifikat selain kecil',
      ],
      [
        '28-409-32',
        '2.15',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pekerjaan Konstruksi Terintegrasi, bersertifikat',
      ],
      [
        '28-409-33',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pekerjaan Konstruksi Terintegrasi, tanpa sertifikat',
      ],
      [
        '28-409-34',
        '3',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Jasa Konsultansi Konstruksi, bersertifikat',
      ],
      [
        '28-409-35',
        '5.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Jasa Konsultansi Konstruksi, tanpa sertifikat',
      ],
      [
        '28-409-36',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Perencanaan Konstruksi, dengan kualifikasi',
      ],
      [
        '28-409-37',
        '5.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Perencanaan Konstruksi, tanpa kualifikasi',
      ],
      [
        '28-409-38',
        '1.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pelaksanaan Konstruksi, kualifikasi kecil',
      ],
      [
        '28-409-39',
        '2.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pelaksanaan Konstruksi, kualifikasi menengah/besar',
      ],
      [
        '28-409-40',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pelaksanaan Konstruksi, tanpa kualifikasi',
      ],
      [
        '28-409-41',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pengawasan Konstruksi, dengan kualifikasi',
      ],
      [
        '28-409-42',
        '5.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Pengawasan Konstruksi, tanpa kualifikasi',
      ],
      [
        '28-409-43',
        '1.25',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Pekerjaan Konstruksi, sertifikat kualifikasi kecil/perseorangan',
      ],
      [
        '28-409-44',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Pekerjaan Konstruksi, tanpa sertifikat',
      ],
      [
        '28-409-45',
        '2.15',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Pekerjaan Konstruksi, sertifikat selain kecil',
      ],
      [
        '28-409-46',
        '2.15',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Pekerjaan Konstruksi Terintegrasi, bersertifikat',
      ],
      [
        '28-409-47',
        '3.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Pekerjaan Konstruksi Terintegrasi, tanpa sertifikat',
      ],
      [
        '28-409-48',
        '3',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Jasa Konsultansi Konstruksi, bersertifikat',
      ],
      [
        '28-409-49',
        '5.5',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Jasa Konsultansi Konstruksi, tanpa sertifikat',
      ],
    ],
  },
  {
    article: '15',
    final: true,
    kap: '411128',
    kjs: '600',
    facilities: { SP: allowed.none },
    rows: [
      [
        '28-410-03',
        '0.7',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Imbalan kepada Perusahaan Pelayaran Dalam Negeri',
      ],
      [
        '28-410-04',
        '0.7',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Imbalan diterima Perusahaan Pelayaran Dalam Negeri',
      ],
      [
        '28-410-05',
        '0.7',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Imbalan kepada Perusahaan Pelayaran Dalam Negeri',
      ],
      [
        '28-410-06',
        '0.7',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Imbalan diterima Perusahaan Pelayaran Dalam Negeri',
      ],
      [
        '28-411-03',
        '2.14',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain (SIPP) - Imbalan Charter kapal laut/pesawat udara luar negeri melalui BUT',
      ],
      [
        '28-411-04',
        '2.14',
        'Kekurangan penyetoran PPh final dari pemungutan Pihak Lain - Imbalan Charter kapal laut/pesawat udara luar negeri melalui BUT',
      ],
    ],
  },
];
