import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 4(2) on construction (PP 9/2022); the codes up to 14 are those of older contracts. */
export const constructionObjects: readonly ObjectFamily[] = [
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.none },
    rows: [
      ['28-409-08', '4', 'Jasa Konstruksi Berupa Jasa Perencanaan Konstruksi (Dengan Kualifikasi Usaha)'],
      ['28-409-09', '6', 'Jasa Konstruksi Berupa Jasa Perencanaan Konstruksi (Tanpa Kualifikasi Usaha)'],
      ['28-409-10', '2', 'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Kualifikasi Usaha Kecil)'],
      ['28-409-11', '3', 'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Kualifikasi Usaha Menengah dan Besar)'],
      ['28-409-12', '4', 'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Tanpa Kualifikasi Usaha)'],
      ['28-409-13', '4', 'Jasa Konstruksi Berupa Jasa Pengawasan Konstruksi (Dengan Kualifikasi Usaha)'],
      ['28-409-14', '6', 'Jasa Konstruksi Berupa Jasa Pengawasan Konstruksi (Tanpa Kualifikasi Usaha)'],
      [
        '28-409-22',
        '1.75',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha Kualifikasi Kecil atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan',
      ],
      [
        '28-409-23',
        '4',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha Atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan',
      ],
      [
        '28-409-24',
        '2.65',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Selain Sertifikat Badan Usaha Kualifikasi Kecil atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan',
      ],
      [
        '28-409-25',
        '2.65',
        'Pekerjaan Konstruksi Terintegrasi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha',
      ],
      [
        '28-409-26',
        '4',
        'Pekerjaan Konstruksi Terintegrasi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha',
      ],
      [
        '28-409-27',
        '3.5',
        'Jasa Konsultansi Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan',
      ],
      [
        '28-409-28',
        '6',
        'Jasa Konsultansi Konstruksi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { SP: allowed.ordinary },
    rows: [
      [
        '28-409-08',
        '4',
        'Jasa Konstruksi Berupa Jasa Perencanaan Konstruksi (Dengan Kualifikasi Usaha) yang Disetor Sendiri',
      ],
      [
        '28-409-09',
        '6',
        'Jasa Konstruksi Berupa Jasa Perencanaan Konstruksi (Tanpa Kualifikasi Usaha) yang Disetor Sendiri',
      ],
      [
        '28-409-10',
        '2',
        'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Kualifikasi Usaha Kecil) yang Disetor Sendiri',
      ],
      [
        '28-409-11',
        '3',
        'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Kualifikasi Usaha Menengah dan Besar) yang Disetor Sendiri',
      ],
      [
        '28-409-12',
        '4',
        'Jasa Konstruksi Berupa Jasa Pelaksanaan Konstruksi (Tanpa Kualifikasi Usaha) yang Disetor Sendiri',
      ],
      [
        '28-409-13',
        '4',
        'Jasa Konstruksi Berupa Jasa Pengawasan Konstruksi (Dengan Kualifikasi Usaha) yang Disetor Sendiri',
      ],
      [
        '28-409-14',
        '6',
        'Jasa Konstruksi Berupa Jasa Pengawasan Konstruksi (Tanpa Kualifikasi Usaha) yang Disetor Sendiri',
      ],
      [
        '28-409-22',
        '1.75',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha Kualifikasi Kecil atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan (Disetor Sendiri)',
      ],
      [
        '28-409-23',
        '4',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha Atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan (Disetor Sendiri)',
      ],
      [
        '28-409-24',
        '2.65',
        'Pekerjaan Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Selain Sertifikat Badan Usaha Kualifikasi Kecil atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan (Disetor Sendiri)',
      ],
      [
        '28-409-25',
        '2.65',
        'Pekerjaan Konstruksi Terintegrasi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha (Disetor Sendiri)',
      ],
      [
        '28-409-26',
        '4',
        'Pekerjaan Konstruksi Terintegrasi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha (Disetor Sendiri)',
      ],
      [
        '28-409-27',
        '3.5',
        'Jasa Konsultansi Konstruksi yang Dilakukan oleh Penyedia Jasa yang Memiliki Sertifikat Badan Usaha atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan (Disetor Sendiri)',
      ],
      [
        '28-409-28',
        '6',
        'Jasa Konsultansi Konstruksi yang Dilakukan oleh Penyedia Jasa yang Tidak Memiliki Sertifikat Badan Usaha atau Sertifikat Kompetensi Kerja untuk Usaha Orang Perseorangan (Disetor Sendiri)',
      ],
    ],
  },
];
