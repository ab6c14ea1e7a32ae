import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 22 on purchases and sales: industries, raw materials, gold, the state, state-owned businesses, luxury goods. */
export const pph22TradeObjects: readonly ObjectFamily[] = [
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22 },
    rows: [
      [
        '22-100-07',
        '0.25',
        'Penjualan Hasil Produksi Kepada Distributor di Dalam Negeri oleh Badan Usaha/Industri Tertentu (Industri Semen)',
      ],
      [
        '22-100-08',
        '0.3',
        'Penjualan Hasil Produksi Kepada Distributor di Dalam Negeri oleh Badan Usaha/Industri Tertentu (Industri Baja)',
      ],
      [
        '22-100-09',
        '0.45',
        'Penjualan Hasil Produksi Kepada Distributor di Dalam Negeri oleh Badan Usaha/Industri Tertentu (Industri Otomotif)',
      ],
      [
        '22-100-10',
        '0.3',
        'Penjualan Hasil Produksi Kepada Distributor di Dalam Negeri oleh Badan Usaha/Industri Tertentu (Industri Farmasi)',
      ],
      [
        '22-100-11',
        '0.1',
        'Penjualan Hasil Produksi Kepada Distributor di Dalam Negeri oleh Badan Usaha/Industri Tertentu (industri Kertas)',
      ],
      [
        '22-100-12',
        '0.45',
        'Penjualan Kendaraan Bermotor di Dalam Negeri oleh ATPM, APM dan Importir Umum Kendaraan Bermotor',
      ],
      [
        '22-100-13',
        '1.5',
        'Pembelian oleh Badan Usaha Berupa Komoditas Tambang Batubara, Mineral Logam dan Mineral Bukan Logam dari Badan atau Orang Pribadi Pemegang IUP',
      ],
      ['22-100-14', '0.45', 'Penjualan Emas Batangan di Dalam Negeri oleh Badan Usaha'],
      [
        '22-100-15',
        '0.25',
        'Pembelian Bahan Hasil Kehutanan yang Belum Melalui Proses Industri Manufaktur, untuk Keperluan Industrinya/Ekspornya oleh Badan Usaha Industri/Eksportir',
      ],
      [
        '22-100-16',
        '0.25',
        'Pembelian Bahan Hasil Perkebunan yang Belum Melalui Proses Industri Manufaktur, untuk Keperluan Industrinya/Ekspornya Oleh Badan Usaha Industri/Eksportir',
      ],
      [
        '22-100-17',
        '0.25',
        'Pembelian Bahan Hasil Pertanian yang Belum Melalui Proses Industri Manufaktur, untuk Keperluan Industrinya/Ekspornya Oleh Badan Usaha Industri/Eksportir',
      ],
      [
        '22-100-18',
        '0.25',
        'Pembelian Bahan Hasil Peternakan yang Belum Melalui Proses Industri Manufaktur, untuk Keperluan Industrinya/Ekspornya Oleh Badan Usaha Industri/Eksportir',
      ],
      [
        '22-100-19',
        '0.25',
        'Pembelian Bahan Hasil Perikanan yang Belum Melalui Proses Industri Manufaktur, untuk Keperluan Industrinya/Ekspornya Oleh Badan Usaha Industri/Eksportir',
      ],
      [
        '22-100-20',
        '0.3',
        'Penjualan BBM oleh Pertamina atau Anak Perusahaan Pertamina Kepada Selain SPBU/Agen/Penyalur (Tidak Final)',
      ],
      [
        '22-100-21',
        '0.3',
        'Penjualan BBM oleh Badan Usaha Selain Pertamina atau Anak Perusahaan Pertamina Kepada Selain SPBU/Agen/Penyalur (Tidak Final)',
      ],
      ['22-100-22', '0.3', 'Penjualan Pelumas oleh Importir/Produsen'],
      ['22-100-24', '0.3', 'Penjualan BBG oleh Produsen/Importir Kepada Selain SPBU/Agen/Penyalur (Tidak Final)'],
      [
        '22-100-28',
        '0.25',
        'Pembelian emas batangan oleh Lembaga Jasa Keuangan penyelenggara Kegiatan Usaha Bulion',
        { from: '2025-08-01' },
      ],
      [
        '22-403-01',
        '5',
        'Penjualan Barang yang Tergolong Sangat Mewah Selain Rumah Beserta Tanahnya, Apartemen, Kondominium dan Sejenisnya',
      ],
      [
        '22-403-02',
        '1',
        'Penjualan Barang yang Tergolong Sangat Mewah Untuk Rumah Beserta Tanahnya, Apartemen, Kondominium dan Sejenisnya',
      ],
      [
        '22-404-01',
        '1.5',
        'Ekspor Komoditas Tambang Batubara, Mineral Logam, dan Mineral Bukan Logam yang Dilakukan Oleh Eksportir, Kecuali WP yang Terikat dalam PKP2B dan KK',
      ],
    ],
  },
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.withSkb22, CY: allowed.ordinary },
    rows: [
      [
        '22-100-23',
        '0.5',
        'Penjualan Pulsa dan Kartu Perdana oleh Penyelenggara Distribusi Tingkat Kedua yang Merupakan Pemungut PPh Pasal 22',
      ],
      [
        '22-100-25',
        '0.25',
        'Penjualan Emas Batangan di Dalam Negeri oleh Pengusaha Emas Perhiasan dan/atau Emas Batangan',
      ],
      [
        '22-100-26',
        '0.25',
        'Penjualan Emas Perhiasan di Dalam Negeri oleh Pengusaha Emas Perhiasan dan/atau Emas Batangan',
      ],
      [
        '22-100-27',
        '0.25',
        'Penjualan Perhiasan Selain dari Emas dan/atau Batu Permata dan/atau Batu Lainnya yang Sejenis oleh Pengusaha Emas Perhiasan dan/atau Emas Batangan',
      ],
    ],
  },
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '100',
    facilities: { BPPU: allowed.typed },
    rows: [
      [
        '22-406-01',
        '0',
        'PPh pasal 22 yang terutang atas penghasilan Kontraktor Utama sehubungan pelaksanaan proyek pemerintah yang dibiayai Hibah atau Pinjaman Luar Negeri',
      ],
    ],
  },
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '900',
    facilities: { BPPU: allowed.withSkb22 },
    rows: [
      [
        '22-900-01',
        '1.5',
        'Pembayaran atas Pembelian Barang dan/atau Bahan untuk Kegiatan Usahanya oleh BUMN/Badan Usaha Tertentu',
      ],
    ],
  },
  {
    article: '22',
    final: false,
    kap: '411122',
    kjs: '910',
    facilities: { BPPU: allowed.withSkb22 },
    rows: [['22-910-01', '1.5', 'Pemungutan oleh Bendaharawan']],
  },
];
