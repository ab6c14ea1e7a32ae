import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 4(2) on interest of savings and deposits, and on instruments that hold proceeds of exports (DHE SDA). */
export const savingsObjects: readonly ObjectFamily[] = [
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.withSkbDeposit, SP: allowed.ordinary, CY: allowed.withSkbDeposit },
    rows: [
      [
        '28-404-01',
        '20',
        'Bunga Tabungan dan Bunga Deposito yang Ditempatkan di Dalam Negeri yang Dananya Bersumber Selain dari Devisa Hasil Ekspor (DHE)',
      ],
      [
        '28-404-02',
        '7.5',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang IDR bersumber dari DHE tenor 1 bulan)',
      ],
      [
        '28-404-03',
        '5',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang IDR bersumber dari DHE tenor 3 bulan)',
      ],
      [
        '28-404-04',
        '0',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang IDR bersumber dari DHE tenor 6 bulan atau lebih)',
      ],
      [
        '28-404-05',
        '10',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang USD bersumber dari DHE tenor 1 bulan)',
      ],
      [
        '28-404-06',
        '7.5',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang USD bersumber dari DHE tenor 3 bulan)',
      ],
      [
        '28-404-07',
        '2.5',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang USD bersumber dari DHE tenor 6 bulan)',
      ],
      [
        '28-404-08',
        '0',
        'Bunga Deposito yang Ditempatkan di Dalam Negeri (mata uang USD bersumber dari DHE tenor lebih 6 bulan)',
      ],
      [
        '28-404-09',
        '20',
        'Bunga Deposito/Tabungan yang Ditempatkan di Luar Negeri Melalui Bank yang Didirikan atau Bertempat Kedudukan di Indonesia atau Cabang Bank Luar Negeri di Indonesia',
      ],
      ['28-404-10', '20', 'Diskonto Sertifikat Bank Indonesia'],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, SP: allowed.ordinary, CY: allowed.ordinary },
    rows: [['28-404-11', '20', 'Jasa Giro']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.noneOrTyped },
    rows: [
      [
        '28-404-12',
        '0',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang VALAS Bersumber dari DHE SDA Tenor Lebih Dari 6 Bulan)',
      ],
      [
        '28-404-13',
        '2.5',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang VALAS Bersumber dari DHE SDA Tenor 6 Bulan)',
      ],
      [
        '28-404-14',
        '7.5',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang VALAS Bersumber dari DHE SDA Tenor Lebih Dari 3 Bulan sampai dengan Kurang Dari 6 Bulan)',
      ],
      [
        '28-404-15',
        '10',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang VALAS Bersumber dari DHE SDA Tenor 1 Bulan sampai dengan Kurang Dari 3 Bulan)',
      ],
      [
        '28-404-16',
        '0',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang IDR Bersumber dari DHE SDA Tenor 6 Bulan atau Lebih Dari 6 Bulan)',
      ],
      [
        '28-404-17',
        '2.5',
        'Penghasilan dari Instrumen Moneter dan/atau Instrumen Keuangan Tertentu di Indonesia (Mata Uang VALAS Bersumber dari DHE SDA Tenor 3 Bulan sampai dengan Kurang Dari 6 Bulan)',
      ],
      [
        '28-404-18',
        '5',
        'Penghasilan dari instrumen moneter/keuangan tertentu di Indonesia (IDR bersumber dari DHE SDA tenor 1 bulan sampai dengan kurang dari 3 bulan)',
      ],
    ],
  },
];
