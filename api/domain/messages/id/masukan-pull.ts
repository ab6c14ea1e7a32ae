/** Incoming invoices taken over from the tax office, and answers to their sellers. */
export default {
  masukan: {
    pull: {
      found: '%{n} faktur masukan dari DJP',
      told: '%{n} faktur',
      note: {
        other_buyer: 'Pembelinya bukan perusahaan ini.',
        amount: 'Nilainya tidak masuk akal.',
        canceled: 'Sudah dibatalkan penjual.',
        amended: 'Sudah diganti penjual. Yang masuk ke daftar adalah penggantinya.',
      },
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
