import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 22 on sales through other parties and platforms, on fuel, and on crypto assets. */
export const pph22ChannelObjects: readonly ObjectFamily[] = [
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22 },
    rows: [
      [
        '22-101-01',
        '0.5',
        'Penghasilan Sehubungan dengan Transaksi Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Pihak Lain dalam Sistem Informasi Pengadaan Pemerintah (Tidak Final)',
      ],
      [
        '22-102-01',
        '0.5',
        'Penghasilan yang Diterima atau Diperoleh Pedagang Dalam Negeri Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Perdagangan Melalui Sistem Elektronik (Tidak Final)',
      ],
    ],
  },
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '100',
    facilities: { CY: allowed.ordinary },
    rows: [
      [
        '22-101-01',
        '0.5',
        'Penghasilan Sehubungan dengan Transaksi Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Pihak Lain dalam Sistem Informasi Pengadaan Pemerintah',
      ],
      [
        '22-102-01',
        '0.5',
        'Penghasilan yang Diterima atau Diperoleh Pedagang Dalam Negeri Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Perdagangan Melalui Sistem Elektronik',
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22 },
    rows: [
      [
        '22-101-02',
        '0.5',
        'Penghasilan Sehubungan dengan Transaksi Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Pihak Lain dalam Sistem Informasi Pengadaan Pemerintah (Final)',
      ],
      [
        '22-102-02',
        '0.5',
        'Penghasilan yang Diterima atau Diperoleh Pedagang Dalam Negeri Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Perdagangan Melalui Sistem Elektronik (Final)',
      ],
      [
        '22-405-05',
        '1',
        'Penghasilan Sehubungan dengan Aset Kripto yang dipungut oleh PPMSE Luar Negeri yang Merupakan Pemungut Pajak Penghasilan',
        { from: '2025-08-01' },
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { CY: allowed.ordinary },
    rows: [
      [
        '22-101-02',
        '0.5',
        'Penghasilan Sehubungan dengan Transaksi Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Pihak Lain dalam Sistem Informasi Pengadaan Pemerintah',
      ],
      [
        '22-102-02',
        '0.5',
        'Penghasilan yang Diterima atau Diperoleh Pedagang Dalam Negeri Penjualan Barang, Penyerahan Jasa, dan/atau Persewaan serta Penghasilan Lain Sehubungan dengan Penggunaan Harta yang Dilakukan Melalui Perdagangan Melalui Sistem Elektronik',
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22, SP: allowed.ordinary },
    rows: [
      ['22-401-01', '0.25', 'Penjualan BBM oleh Pertamina atau Anak Perusahaan Pertamina Kepada SPBU (Final)'],
      [
        '22-401-02',
        '0.3',
        'Penjualan BBM oleh Badan Usaha Selain Pertamina atau Anak Perusahaan Pertamina Kepada SPBU/Agen/Penyalur (Final)',
      ],
      ['22-401-03', '0.3', 'Penjualan BBG oleh produsen/importir Kepada SPBU/Agen/Penyalur (Final)'],
      [
        '22-401-04',
        '0.3',
        'Penjualan BBM oleh Pertamina atau Anak Perusahaan Pertamina kepada Agen/Penyalur selain SPBU (Final)',
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.borne },
    rows: [
      [
        '22-401-05',
        '0.3',
        'Penjualan BBM oleh Badan Usaha Selain Pertamina atau Anak Perusahaan Pertamina Kepada SPBU/Agen/Penyalur (Final) sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22, SP: allowed.ordinary, CY: allowed.ordinary },
    rows: [
      [
        '22-405-01',
        '0.1',
        'Penghasilan Sehubungan dengan Aset Kripto yang dipungut oleh Penyelenggara Perdagangan Melalui Sistem Elektronik yang Merupakan Pedagang Fisik Aset Kripto',
        { to: '2025-07-31' },
      ],
      [
        '22-405-02',
        '0.2',
        'Penghasilan Sehubungan dengan Aset Kripto yang dipungut oleh Penyelenggara Perdagangan Melalui Sistem Elektronik yang Bukan Merupakan Pedagang Fisik Aset Kripto',
        { to: '2025-07-31' },
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '900',
    facilities: { SP: allowed.ordinary },
    rows: [['22-405-03', '0.1', 'Penghasilan Sehubungan dengan Aset Kripto (Setor Sendiri)', { to: '2025-07-31' }]],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22, CY: allowed.withSkb22 },
    rows: [
      [
        '22-405-04',
        '0.21',
        'Penghasilan Sehubungan dengan Aset Kripto yang dipungut oleh PPMSE Dalam Negeri yang Merupakan Pedagang Aset Keuangan Digital',
        { from: '2025-08-01' },
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { CY: allowed.withSkb22 },
    rows: [
      [
        '22-405-05',
        '1',
        'Penghasilan Sehubungan dengan Aset Kripto yang dipungut oleh PPMSE Luar Negeri yang Merupakan Pemungut PPh',
        { from: '2025-08-01' },
      ],
    ],
  },
  {
    article: '22',
    final: true,
    kap: '411122',
    kjs: '100',
    facilities: { SP: allowed.ordinary },
    rows: [
      [
        '22-405-06',
        '0.21',
        'Penghasilan Sehubungan dengan Transaksi Aset Kripto di PPMSE Dalam Negeri (Setor Sendiri)',
        { from: '2025-08-01' },
      ],
      [
        '22-405-07',
        '1',
        'Penghasilan Sehubungan dengan Transaksi Aset Kripto di PPMSE Luar Negeri (Setor Sendiri)',
        { from: '2025-08-01' },
      ],
    ],
  },
];
