import words from './retur-words.ts';
import { sentJobs } from './sent-words.ts';
import { buyerNames, returnFieldNames, sellerNames } from './vat-field-names.ts';

const fields = {
  ...returnFieldNames,
  originNumber: 'Nomor dokumen asal',
  originId: 'Dokumen asal',
  documentKind: 'Jenis dokumen',
  code: 'Detail',
  gross: 'Jumlah diretur',
  discount: 'Potongan diretur',
};

const server = { removed: 'Draf retur dihapus' };

export default {
  returDokumen: {
    status: words.status,
    moves: words.moves,
    done: words.done,
    asks: words.asks,
    happened: {
      ...words.happened,
      approve: 'Disetujui DJP',
    },
    filter: {
      ...words.filter,
      originNumber: 'Nomor dokumen asal',
    },
    check: {
      amount: 'Melebihi sisa: paling banyak Rp %{left}',
      before_document: 'Tanggal retur tidak boleh sebelum tanggal dokumen, %{date}',
      in_future: 'Tanggal retur belum tiba',
      nothing: 'DPP yang diretur harus lebih dari 0',
      double: 'Nomor retur ini sudah ada',
      no_origin: 'Dokumen asal ini tidak ditemukan',
      other_origin: 'Dokumen asal suatu retur tidak dapat diganti',
    },
    server: {
      ...words.server,
      kind: 'Ekspor, impor, dan surat ketetapan tidak diretur: DJP hanya menerima retur atas dokumen setara faktur, CK-1, dan dokumen kawasan berikat. Ganti atau batalkan dokumennya.',
      undecided:
        'Putuskan dulu pengkreditan dokumen ini: hanya dokumen yang dikreditkan atau tidak dikreditkan dapat diretur.',
      not_approved: 'Dokumen ini belum disetujui DJP, sehingga belum dapat diretur.',
      refused: 'Dokumen ini tidak diterima DJP, sehingga tidak dapat diretur.',
      origin_replacing: 'Dokumen ini sedang diganti. Buat retur dari penggantinya, atau hapus draf penggantinya.',
      origin_amended: 'Dokumen ini sudah diganti: buat retur dari penggantinya.',
      origin_canceled: 'Dokumen ini sudah dibatalkan, sehingga tidak dapat diretur.',
      nothing_left: 'Dokumen ini sudah diretur seluruhnya.',
      incomplete: 'Retur belum lengkap',
      canceled_not_in_file: 'Retur sudah dibatalkan',
    },
  },
  'retur-dokumen-out': { server },
  'retur-dokumen-in': { server },
  jobs: {
    title: {
      'retur-dokumen-out': sentJobs('retur dokumen lain keluaran'),
      'retur-dokumen-in': sentJobs('retur dokumen lain masukan'),
    },
  },
  office: {
    code: {
      DOCUMENT_HAS_RETURNS: {
        title: 'Dokumen memiliki retur',
        cause: 'Dokumen baru dapat dibatalkan atau diganti setelah returnya dibatalkan.',
        action: 'Batalkan returnya',
      },
      DUPLICATE_RETURN: {
        title: 'Nomor retur sudah dipakai',
        cause: 'DJP sudah memiliki retur Anda dengan nomor ini.',
        action: 'Periksa nomor retur',
      },
      RETURN_ORIGIN_UNKNOWN: {
        title: 'Dokumen asal retur tidak ditemukan',
        cause: 'DJP tidak memiliki dokumen yang disetujui dengan nomor ini.',
        action: 'Periksa dokumen asal',
      },
      RETURN_BEFORE_DOCUMENT: {
        title: 'Tanggal retur sebelum tanggal dokumen',
        cause: 'Barang tidak dapat kembali sebelum dokumennya dibuat.',
        action: 'Periksa tanggal retur',
      },
      RETURN_EXCEEDS_DOCUMENT: {
        title: 'Retur melebihi dokumen',
        cause: 'Jumlah semua retur dokumen ini lebih besar daripada nilai dokumen menurut DJP.',
        action: 'Kurangi nilai retur',
      },
    },
  },
  returDokumenScreen: {
    ...words.screen,
    out: {
      title: 'Retur dokumen lain keluaran',
      one: 'Retur Dokumen Lain Keluaran',
      create: 'Buat retur dokumen lain keluaran',
      empty_title: 'Belum ada retur dokumen lain keluaran',
      empty_text:
        'Nilai yang kembali dari dokumen setara faktur, CK-1, atau dokumen kawasan berikat akan tampil di sini.',
    },
    in: {
      title: 'Retur dokumen lain masukan',
      one: 'Retur Dokumen Lain Masukan',
      create: 'Buat retur dokumen lain masukan',
      empty_title: 'Belum ada retur dokumen lain masukan',
      empty_text: 'Nilai yang kembali dari dokumen masukan yang dipersamakan dengan faktur akan tampil di sini.',
    },
    export: 'Impor / Ekspor',
    waiting: 'Belum di-upload',
    excluded: '%{count} retur batal tidak dijumlahkan',
    part: { origin: 'Dokumen asal', return: 'Retur', amounts: 'Nilai yang diretur' },
    of_document: 'Di dokumen',
    left_after: 'Sisa setelah semua retur',
    back: 'Diretur',
    pick: {
      help_out:
        'Cari nomor dokumen atau pembeli. Hanya dokumen setara faktur, CK-1, dan dokumen kawasan berikat yang disetujui dapat diretur.',
      help_in:
        'Cari nomor dokumen atau penjual. Hanya dokumen setara faktur yang dikreditkan atau tidak dikreditkan dapat diretur.',
    },
    form: {
      ...words.form,
      edit: 'Ubah retur dokumen lain',
      number_help: 'Nomor Anda sendiri untuk retur ini.',
      left: 'Sisa Rp %{left}',
      usual: 'Hitung PPN %{amount}',
      not_now: 'Retur ini tidak dapat diubah dalam keadaannya sekarang.',
    },
  },
  resources: {
    'efaktur/document/out/return/ctas': {
      name: 'Retur dokumen lain keluaran',
      fields: { ...fields, ...buyerNames },
    },
    'efaktur/document/in/return/ctas': {
      name: 'Retur dokumen lain masukan',
      fields: { ...fields, ...sellerNames },
    },
  },
};
