import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 4(2) on bonds, shares, dividends of individuals, cooperatives, upstream oil and gas. */
export const capitalObjects: readonly ObjectFamily[] = [
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, SP: allowed.ordinary, CY: allowed.ordinary },
    rows: [
      [
        '28-401-01',
        '15',
        'Bunga Obligasi, Surat Utang Negara, atau Obligasi Daerah yang Diterima Wajib Pajak Dalam Negeri dan Bentuk Usaha Tetap.',
      ],
      [
        '28-401-03',
        '10',
        'Bunga Obligasi yang Diterima Wajib Pajak Dalam Negeri dan Bentuk Usaha Tetap yang diadministrasikan oleh BI',
      ],
      [
        '28-401-04',
        '20',
        'Diskonto Surat Perbendaharaan Negara yang Diterima Wajib Pajak Dalam Negeri dan Bentuk Usaha Tetap',
      ],
      [
        '28-401-05',
        '20',
        'Diskonto Surat Perbendaharaan Negara yang Diterima Wajib Pajak Penduduk/Berkedudukan di Luar Negeri',
      ],
      ['28-401-06', '10', 'Bunga Obligasi yang Diterima Wajib Pajak Dalam Negeri dan Bentuk Usaha Tetap'],
      ['28-419-01', '10', 'Dividen yang Diterima/Diperoleh Wajib Pajak Orang Pribadi Dalam Negeri'],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.none, SP: allowed.ordinary, CY: allowed.ordinary },
    rows: [['28-406-01', '0.1', 'Transaksi Penjualan Saham di Bursa Efek (Bukan Saham Pendiri)']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { CY: allowed.none },
    rows: [['28-406-02', '0.1', 'Transaksi Penjualan Saham di Bursa Efek (Bukan Saham Pendiri) oleh WPLN']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.none, SP: allowed.ordinary },
    rows: [
      ['28-407-01', '0.5', 'Transaksi Penjualan Saham di Bursa Efek (Saham Pendiri)'],
      ['28-408-01', '0.1', 'Transaksi Penjualan Saham Milik Perusahaan Modal Ventura Tidak di Bursa Efek'],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, SP: allowed.ordinary },
    rows: [
      [
        '28-417-01',
        '0',
        'Bunga Simpanan yang Dibayarkan oleh Koperasi kepada Anggota Wajib Pajak Orang Pribadi (bunga sampai dengan Rp240.000,00)',
      ],
      [
        '28-417-02',
        '10',
        'Bunga Simpanan yang Dibayarkan oleh Koperasi kepada Anggota Wajib Pajak Orang Pribadi (bunga di atas Rp240.000,00)',
      ],
      ['28-421-01', '20', 'Uplift Hulu Migas'],
      ['28-421-02', '5', 'Participating Interest Eksplorasi Hulu Migas'],
      ['28-421-03', '7', 'Participating Interest Eksploitasi Hulu Migas'],
    ],
  },
];
