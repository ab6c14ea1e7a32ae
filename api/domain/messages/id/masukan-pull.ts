export default {
  masukan: {
    pull: {
      found: '%{n} faktur masukan dari DJP',
      notice: '%{n} faktur',
      note: {
        other_buyer: 'Pembelinya bukan perusahaan ini.',
        amount: 'Nilainya tidak masuk akal.',
        canceled: 'Sudah dibatalkan penjual.',
        amended: 'Sudah diganti penjual. Yang masuk ke daftar adalah penggantinya.',
      },
    },
    check: {
      required: 'Belum diisi.',
      too_long: 'Paling banyak %{max} karakter.',
      number_digits: 'Nomor faktur terdiri dari 17 angka.',
      number_code: 'Dua angka pertama bukan kode transaksi (01 sampai 10).',
      date_future: 'Tanggal faktur belum tiba.',
      period_before: 'Masa pajak tidak dapat sebelum bulan tanggal faktur.',
      npwp_branch:
        'Ini nomor lama sebuah cabang, yang tidak punya NPWP 16 digit sendiri. Isi NPWP 16 digit kantor pusatnya.',
      npwp_digits: 'NPWP penjual harus 16 digit.',
      npwp_luhn: 'Angka pemeriksa NPWP tidak cocok. Periksa nomornya.',
      seller_zeros: 'NPWP penjual tidak dapat nol semua.',
      seller_is_us: 'Penjualnya perusahaan ini: ini faktur keluaran.',
      other_buyer: 'Pembelinya bukan perusahaan ini.',
      amount_negative: 'Nilai tidak dapat di bawah nol.',
      ppn_above: 'PPN lebih dari 12% DPP. Pastikan kolomnya benar.',
      credit_period_missing: 'Faktur yang dikreditkan perlu masa pengkreditan.',
      credit_outside: 'PPN hanya dapat dikreditkan di masa faktur sampai tiga masa sesudahnya.',
    },
    server: {
      cannot_incoming: 'Perusahaan ini memakai pertukaran file: unduh daftar faktur dari Coretax, lalu impor di sini.',
      refused: 'DJP menolak: %{words}',
      number_shape: 'Nomor faktur terdiri dari 17 angka',
    },
  },
  jobs: {
    title: {
      'faktur-in': {
        pull: 'Perbarui faktur masukan dari DJP',
        take: 'Ambil faktur masukan dari DJP',
        tell: 'Sampaikan pengkreditan ke DJP',
      },
    },
  },
};
