import { allowed, type ObjectFamily } from './object-row.ts';

/** PPh 26: payments abroad. `nett` is the share of the gross that counts as income. */
export const pph26Objects: readonly ObjectFamily[] = [
  {
    article: '26',
    final: true,
    kap: '411127',
    kjs: '110',
    facilities: { BPNR: allowed.treaty },
    rows: [
      ['27-100-01', '20', 'Sewa dan Penghasilan Lain Sehubungan dengan Penggunaan Harta (PPh Pasal 26)'],
      ['27-100-02', '20', 'Hadiah dan Penghargaan (PPh Pasal 26)'],
      ['27-100-03', '20', 'Pensiun dan pembayaran berkala lainnya (PPh Pasal 26)'],
      ['27-100-04', '20', 'Keuntungan Karena Pembebasan Utang (PPh Pasal 26)'],
      ['27-100-05', '20', 'Penghasilan dari Penjualan atau Pengalihan Harta di Indonesia (PPh Pasal 26)', { nett: 25 }],
      ['27-100-06', '20', 'Premi Asuransi/Reasuransi (PPh Pasal 26)', { nett: 10, variant: '10' }],
      ['27-100-06', '20', 'Premi Asuransi/Reasuransi (PPh Pasal 26)', { nett: 5, variant: '5' }],
      ['27-100-06', '20', 'Premi Asuransi/Reasuransi (PPh Pasal 26)', { nett: 50, variant: '50' }],
      ['27-100-07', '20', 'Penghasilan dari Penjualan/Pengalihan Saham (PPh Pasal 26)'],
      [
        '27-100-08',
        '20',
        'Penghasilan dari Penjualan/Pengalihan Saham tidak di Bursa Efek (PPh Pasal 26)',
        { nett: 25 },
      ],
      [
        '27-100-09',
        '20',
        'Penjualan atau Pengalihan Saham Perusahaan Antara (Conduit Company atau Special Purpose Company)(PPh Pasal 26)',
        { nett: 25 },
      ],
      ['27-101-01', '20', 'Dividen (PPh Pasal 26)'],
      ['27-102-01', '20', 'Bunga Selain Bunga Obligasi (PPh Pasal 26)'],
      ['27-102-02', '20', 'Premi Swap dan Transaksi Lindung Nilai Lainnya (PPh Pasal 26)'],
      ['27-103-01', '20', 'Royalti (PPh Pasal 26)'],
      ['27-104-01', '20', 'Imbalan Sehubungan dengan Jasa, Pekerjaan dan Kegiatan'],
      ['27-105-01', '20', 'Penghasilan Kena Pajak BUT Setelah Pajak (PPh Pasal 26)'],
      [
        '27-107-01',
        '20',
        'Bunga Pinjaman yang Diterima Wajib Pajak Dalam Negeri dan Bentuk Usaha Tetap Melalui Layanan Pinjam Meminjam Uang Berbasis Teknologi Informasi (PPh Pasal 26)',
      ],
    ],
  },
  {
    article: '26',
    final: true,
    kap: '411127',
    kjs: '110',
    facilities: { BPNR: allowed.borneOrTyped },
    rows: [
      [
        '27-100-10',
        '20',
        'Sewa dan Penghasilan Lain Sehubungan dengan Penggunaan Harta, proyek pemerintah dibiayai Hibah/Pinjaman Luar Negeri (PPh Pasal 26)',
      ],
      [
        '27-100-11',
        '20',
        'Penghasilan dari Penjualan atau Pengalihan Harta di Indonesia, proyek pemerintah dibiayai Hibah/Pinjaman Luar Negeri (PPh Pasal 26)',
      ],
      ['27-103-02', '20', 'Royalti, proyek pemerintah dibiayai Hibah/Pinjaman Luar Negeri (PPh Pasal 26)'],
      [
        '27-104-02',
        '20',
        'Imbalan Sehubungan dengan Jasa, Pekerjaan dan Kegiatan, proyek pemerintah dibiayai Hibah/Pinjaman Luar Negeri (PPh Pasal 26)',
      ],
    ],
  },
  {
    article: '26',
    final: true,
    kap: '411127',
    kjs: '110',
    facilities: { BPNR: allowed.treaty, CY: allowed.ordinary },
    rows: [['27-102-03', '10', 'Bunga Obligasi (PPh Pasal 26)']],
  },
];
