import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 4(2) on land and buildings, lottery prizes, small businesses, the investment authority. */
export const otherFinalObjects: readonly ObjectFamily[] = [
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '402',
    facilities: { BPPU: allowed.withSkbPhtb, SP: allowed.ordinary },
    rows: [['28-402-01', '2.5', 'Pengalihan Hak atas Tanah dan/atau Bangunan']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '402',
    facilities: { BPPU: allowed.withSkbPhtb },
    rows: [
      [
        '28-402-02',
        '1',
        'Pengalihan Rumah Sederhana dan Rumah Susun Sederhana yang Dilakukan oleh WP yang Usaha Pokoknya Mengalihkan Hak atas Tanah dan/atau Bangunan',
      ],
      [
        '28-402-03',
        '0',
        'Pengalihan Hak atas Tanah dan/atau Bangunan kepada Pemerintah, BUMN yang Mendapat Penugasan Khusus dari Pemerintah, atau BUMD yang Mendapat Penugasan Khusus dari Kepala Daerah, sesuai UU mengenai Pengadaan Tanah bagi Pembangunan untuk Kepentingan Umum',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '402',
    facilities: { SP: allowed.ordinary },
    rows: [
      ['28-402-02', '1', 'Pengalihan Rumah Sederhana dan Rumah Susun Sederhana'],
      ['28-402-03', '0', 'Pengalihan Hak atas Tanah dan/atau Bangunan kepada Pemerintah/BUMN/BUMD penugasan khusus'],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.borne },
    rows: [
      [
        '28-402-04',
        '2.5',
        'Pengalihan Hak atas Tanah dan/atau Bangunan sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
      [
        '28-403-04',
        '10',
        'Persewaan Tanah dan/atau Bangunan sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
      [
        '28-423-14',
        '0.5',
        'Pemotongan atau pemungutan PPh atas penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak dengan peredaran bruto tertentu yang memperoleh penghasilan sehubungan pelaksanaan proyek pemerintah yang dibiayai Hibah atau Pinjaman Luar Negeri',
      ],
      [
        '28-423-15',
        '0',
        'Pemotongan atau Pemungutan PPh atas transaksi penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak yang memenuhi persyaratan tertentu untuk dikenai PPh yang bersifat final dengan tarif 0% di IKN yang memperoleh penghasilan sehubungan pelaksanaan proyek pemerintah yang dibiayai Hibah atau Pinjaman Luar Negeri',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '403',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.none, SP: allowed.none },
    rows: [['28-403-02', '10', 'Persewaan Tanah dan/atau Bangunan']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, SP: allowed.ordinary, CY: allowed.ordinary },
    rows: [['28-405-01', '25', 'Hadiah Undian']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPNR: allowed.treaty },
    rows: [['28-405-02', '25', 'Hadiah Undian']],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.umkm },
    rows: [
      [
        '28-423-01',
        '0.5',
        'Pemotongan atau pemungutan PPh atas penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak dengan peredaran bruto tertentu sesuai dengan Peraturan Pemerintah Nomor 23 Tahun 2018 atau Peraturan Pemerintah Nomor 55 Tahun 2022.',
      ],
      [
        '28-423-02',
        '0.5',
        'Pemotongan atau pemungutan PPh atas transaksi pembelian yang dilakukan oleh Wajib Pajak dengan peredaran bruto tertentu sesuai dengan Peraturan Pemerintah Nomor 55 Tahun 2022.',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.typed },
    rows: [
      [
        '28-423-03',
        '0.5',
        'Pemotongan atau Pemungutan PPh atas transaksi penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak orang pribadi yang memiliki peredaran bruto tertentu sesuai dengan PP 55 Tahun 2022 dengan peredaran usaha s.d Rp500.000.000,00.',
      ],
      [
        '28-423-12',
        '0',
        'Pemotongan atau Pemungutan PPh atas transaksi penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak yang memenuhi persyaratan tertentu untuk dikenai PPh yang bersifat final dengan tarif 0% di IKN (PPh UMKM di IKN).',
      ],
      [
        '28-423-13',
        '0',
        'Pemotongan atau pemungutan PPh atas transaksi pembelian yang dilakukan oleh Wajib Pajak yang memanfaatkan fasilitas PPh final dengan tarif 0% di IKN (PPh UMKM di IKN).',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { SP: allowed.borne },
    rows: [
      [
        '28-423-16',
        '0.5',
        'Pemotongan atau pemungutan PPh atas penjualan barang atau penyerahan jasa yang dilakukan oleh Wajib Pajak dengan peredaran bruto tertentu yang memperoleh penghasilan sehubungan pelaksanaan proyek pemerintah yang dibiayai Hibah atau Pinjaman Luar Negeri',
      ],
    ],
  },
  {
    article: '4(2)',
    final: true,
    kap: '411128',
    kjs: '100',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.treaty, SP: allowed.ordinary },
    rows: [
      [
        '28-499-02',
        '7.5',
        'Penghasilan yang Diterima atau Diperoleh Sehubungan dengan Kerja Sama dengan Lembaga Pengelola Investasi (LPI)',
      ],
    ],
  },
];
