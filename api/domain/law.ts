/** All regulations cited by numbers and rules. `law()` only accepts these, so an unsourced rate does not compile. */
export const regulations = {
  'UU 8/1983': { title: 'Pajak Pertambahan Nilai dan Pajak Penjualan atas Barang Mewah', date: '1983-12-31' },
  'UU 7/2021': { title: 'Harmonisasi Peraturan Perpajakan', date: '2021-10-29' },
  'PMK 131/2024': { title: 'Perlakuan PPN atas impor, penyerahan dan pemanfaatan', date: '2024-12-31' },
  'PMK 11/2025': { title: 'Nilai lain dan besaran tertentu PPN', date: '2025-02-04' },
  'PER-03/PJ/2022': { title: 'Faktur Pajak', date: '2022-03-31' },
  'PER-11/PJ/2025': { title: 'Pelaporan PPh, PPN, PPnBM dan Bea Meterai dalam Coretax', date: '2025-05-22' },
  'PP 61/2020': { title: 'Barang kena pajak yang tergolong mewah selain kendaraan bermotor', date: '2020-11-16' },
  'PP 73/2019': { title: 'Barang kena pajak yang tergolong mewah berupa kendaraan bermotor', date: '2019-10-15' },
  'PER-05/PJ/2017': { title: 'Pembayaran pajak secara elektronik', date: '2017-04-04' },
  'PER-09/PJ/2020': { title: 'Bentuk, isi dan tata cara pengisian Surat Setoran Pajak', date: '2020-05-20' },
  'PER-10/PJ/2024': { title: 'Pembayaran, penyetoran dan pengembalian pajak', date: '2024-11-07' },
  'PENG-4/PJ/2025': { title: 'Perpanjangan masa aktif kode billing', date: '2025-12-17' },
  'SE-22/PJ.24/1990': { title: 'Pembulatan', date: '1990-01-01' },
  'UU 6/1983': { title: 'Ketentuan Umum dan Tata Cara Perpajakan', date: '1983-12-31' },
  'PMK 242/2014': { title: 'Tata cara pembayaran dan penyetoran pajak', date: '2014-12-24' },
  'PMK 81/2024': { title: 'Ketentuan perpajakan dalam rangka Coretax', date: '2024-10-14' },
  'KEP-67/PJ/2025': { title: 'Penghapusan sanksi keterlambatan sehubungan dengan Coretax', date: '2025-02-27' },
  'SKB 642/2020': { title: 'Hari libur nasional dan cuti bersama 2021', date: '2020-09-10' },
  'SKB 281/2021': { title: 'Perubahan hari libur nasional dan cuti bersama 2021', date: '2021-02-22' },
  'SKB 712/2021': { title: 'Perubahan kedua hari libur nasional dan cuti bersama 2021', date: '2021-06-18' },
  'SKB 963/2021': { title: 'Hari libur nasional dan cuti bersama 2022', date: '2021-09-22' },
  'SKB 375/2022': { title: 'Perubahan hari libur nasional dan cuti bersama 2022', date: '2022-04-07' },
  'SKB 1066/2022': { title: 'Hari libur nasional dan cuti bersama 2023', date: '2022-10-11' },
  'SKB 327/2023': { title: 'Perubahan hari libur nasional dan cuti bersama 2023', date: '2023-03-29' },
  'SKB 624/2023': { title: 'Perubahan kedua hari libur nasional dan cuti bersama 2023', date: '2023-06-16' },
  'SKB 855/2023': { title: 'Hari libur nasional dan cuti bersama 2024', date: '2023-09-12' },
  'SKB 1017/2024': { title: 'Hari libur nasional dan cuti bersama 2025', date: '2024-10-14' },
  'SKB 933/2025': { title: 'Perubahan hari libur nasional dan cuti bersama 2025', date: '2025-08-07' },
  'SKB 1497/2025': { title: 'Hari libur nasional dan cuti bersama 2026', date: '2025-09-19' },
  'UU 7/2017': { title: 'Pemilihan Umum', date: '2017-08-15' },
  'UU 36/2008': { title: 'Perubahan keempat atas UU 7/1983 tentang Pajak Penghasilan', date: '2008-09-23' },
  'PMK 250/2008': { title: 'Besarnya biaya jabatan atau biaya pensiun', date: '2008-12-31' },
  'PP 68/2009': {
    title: 'Tarif PPh Pasal 21 atas pesangon, manfaat pensiun, THT dan JHT sekaligus',
    date: '2009-11-16',
  },
  'PMK 16/2010': { title: 'Pemotongan PPh Pasal 21 atas pesangon, manfaat pensiun, THT dan JHT', date: '2010-01-25' },
  'PP 80/2010': { title: 'Tarif dan pengenaan PPh Pasal 21 atas beban APBN atau APBD', date: '2010-12-20' },
  'PMK 101/2016': { title: 'Penyesuaian besarnya penghasilan tidak kena pajak', date: '2016-06-22' },
  'PP 58/2023': { title: 'Tarif pemotongan PPh Pasal 21', date: '2023-12-27' },
  'PMK 168/2023': { title: 'Petunjuk pelaksanaan pemotongan PPh Pasal 21', date: '2023-12-29' },
  'PENG-6/PJ.09/2024': { title: 'Penggunaan NIK sebagai NPWP dalam PPh Pasal 21', date: '2024-01-31' },
  'PMK 10/2025': { title: 'PPh Pasal 21 ditanggung pemerintah tahun anggaran 2025', date: '2025-02-04' },
  'PMK 72/2025': { title: 'Perubahan atas PMK 10/2025: pariwisata', date: '2025-10-28' },
  'PMK 105/2025': { title: 'PPh Pasal 21 ditanggung pemerintah tahun anggaran 2026', date: '2025-12-29' },
  'Keppres 33/2024': { title: 'Hari pemungutan suara pemilihan kepala daerah 2024', date: '2024-11-21' },
  'KMK 624/1994': { title: 'Premi asuransi dan reasuransi ke luar negeri', date: '1994-12-27' },
  'KMK 416/1996': { title: 'Norma penghitungan khusus perusahaan pelayaran dalam negeri', date: '1996-06-14' },
  'KMK 417/1996': { title: 'Norma penghitungan khusus pelayaran dan penerbangan luar negeri', date: '1996-06-14' },
  'PP 15/2009': { title: 'PPh atas bunga simpanan koperasi kepada anggota orang pribadi', date: '2009-02-09' },
  'PP 34/2016': { title: 'PPh atas pengalihan hak atas tanah dan/atau bangunan', date: '2016-08-08' },
  'PP 34/2017': { title: 'PPh atas persewaan tanah dan/atau bangunan', date: '2017-09-06' },
  'PP 23/2018': { title: 'PPh atas peredaran bruto tertentu', date: '2018-06-08' },
  'PER-25/PJ/2018': { title: 'Tata cara penerapan persetujuan penghindaran pajak berganda', date: '2018-11-21' },
  'PP 91/2021': { title: 'PPh atas bunga obligasi yang diterima wajib pajak luar negeri', date: '2021-08-30' },
  'PP 9/2022': { title: 'Perubahan kedua atas PP 51/2008: PPh atas usaha jasa konstruksi', date: '2022-02-21' },
  'PP 55/2022': { title: 'Penyesuaian pengaturan di bidang pajak penghasilan', date: '2022-12-20' },
  'PMK 50/2025': { title: 'PPN dan PPh atas transaksi perdagangan aset kripto', date: '2025-07-25' },
  'UU 2/2020': { title: 'Kebijakan keuangan negara untuk pandemi, tarif PPh badan', date: '2020-05-16' },
  'SE-02/PJ/2015': { title: 'Penegasan fasilitas Pasal 31E', date: '2015-01-14' },
  'PMK 169/2015': { title: 'Perbandingan antara utang dan modal', date: '2015-09-09' },
  'PMK 192/2018': { title: 'Kredit pajak atas penghasilan dari luar negeri', date: '2018-12-31' },
  'PMK 72/2023': { title: 'Penyusutan harta berwujud dan amortisasi harta tak berwujud', date: '2023-07-17' },
  'PER-19/PJ/2014': { title: 'Bentuk isi SPT Tahunan PPh badan (1771)', date: '2014-07-03' },
  'PMK 51/2025': { title: 'Pemungutan PPh Pasal 22', date: '2025-07-25' },
} as const;

export type Regulation = keyof typeof regulations;
export type Law = {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  readonly article: string;
  readonly note?: string;
};

/** In `note` the certainty if there are fewer than two sources ("one source", "from memory"). */
export const law = (regulation: Regulation, article: string, note?: string): Law => ({
  name: regulation,
  article,
  ...regulations[regulation],
  ...(note ? { note } : {}),
});
