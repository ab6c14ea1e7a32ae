import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 15: shipping, flights, foreign trade representatives, toy makers; all with norms set by the minister. */
export const pph15Objects: readonly ObjectFamily[] = [
  {
    article: '15',
    final: true,
    kap: '411128',
    kjs: '600',
    facilities: { BPPU: allowed.ordinary, SP: allowed.ordinary },
    rows: [
      [
        '28-410-01',
        '1.2',
        'Imbalan yang Diterima/Diperoleh Sehubungan dengan Pengangkutan Orang dan/atau Barang Termasuk Penyewaan Kapal Laut Oleh Perusahaan Pelayaran Dalam Negeri',
      ],
      ['28-410-02', '1.2', 'Imbalan yang Dibayarkan/Terutang kepada Perusahaan Pelayaran Dalam Negeri'],
      [
        '28-411-02',
        '2.64',
        'Imbalan Charter Kapal Laut dan/atau Pesawat Udara yang Dibayarkan/ Terutang kepada Perusahaan Pelayaran dan/atau Penerbangan Luar Negeri melalui BUT di Indonesia',
      ],
      ['28-413-01', '0.44', 'Penghasilan Wajib Pajak Luar Negeri yang Mempunyai Kantor Perwakilan Dagang di Indonesia'],
      [
        '28-499-01',
        '2.1',
        'Penghasilan Wajib Pajak yang Melakukan Kegiatan Usaha Jasa Maklon (Contract Manufacturing) Internasional di Bidang Produksi Mainan Anak-Anak',
      ],
    ],
  },
  {
    article: '15',
    final: true,
    kap: '411128',
    kjs: '600',
    facilities: { BPPU: allowed.borne },
    rows: [
      [
        '28-410-05',
        '1.2',
        'Imbalan yang Diterima/Diperoleh Sehubungan dengan Pengangkutan Orang dan/atau Barang Termasuk Penyewaan Kapal Laut Oleh Perusahaan Pelayaran Dalam Negeri sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
      [
        '28-410-06',
        '1.2',
        'Imbalan yang Dibayarkan/Terutang kepada Perusahaan Pelayaran Dalam Negeri sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
      [
        '28-411-04',
        '2.64',
        'Imbalan yang Dibayarkan/Terutang kepada Perusahaan Pelayaran dan/atau Penerbangan Luar Negeri Sehubungan dengan Pengangkutan Orang dan/atau Barang (Selain Berdasarkan Perjanjian Charter) sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
      [
        '28-411-05',
        '2.64',
        'Imbalan Charter Kapal Laut dan/atau Pesawat Udara yang Dibayarkan/ Terutang kepada Perusahaan Pelayaran dan/atau Penerbangan Luar Negeri melalui BUT di Indonesia sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
    ],
  },
  {
    article: '15',
    final: true,
    kap: '411128',
    kjs: '600',
    facilities: { BPPU: allowed.ordinary, BPNR: allowed.none, SP: allowed.ordinary },
    rows: [
      [
        '28-411-01',
        '2.64',
        'Imbalan yang Dibayarkan/Terutang kepada Perusahaan Pelayaran dan/atau Penerbangan Luar Negeri Sehubungan dengan Pengangkutan Orang dan/atau Barang (Selain Berdasarkan Perjanjian Charter)',
      ],
    ],
  },
  {
    article: '15',
    final: false,
    kap: '411129',
    kjs: '600',
    facilities: { BPPU: allowed.ordinary },
    rows: [
      [
        '29-101-01',
        '1.8',
        'Imbalan Charter Pesawat Udara yang Dibayarkan/Terutang kepada Perusahaan Penerbangan Dalam Negeri oleh Pemotong Pajak',
      ],
    ],
  },
  {
    article: '15',
    final: false,
    kap: '411129',
    kjs: '600',
    facilities: { BPPU: allowed.borne },
    rows: [
      [
        '29-101-02',
        '1.8',
        'Imbalan Charter Pesawat Udara yang Dibayarkan/Terutang kepada Perusahaan Penerbangan Dalam Negeri oleh Pemotong Pajak sehubungan Pelaksanaan Proyek Pemerintah yang Dibiayai dengan Hibah atau Dana Pinjaman Luar Negeri',
      ],
    ],
  },
];
