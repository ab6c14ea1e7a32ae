export default {
  status: {
    DRAFT: 'Draf',
    IN_PROGRESS: 'Diproses',
    SIGNING_IN_PROGRESS: 'Proses tanda tangan',
    APPROVED: 'Disetujui',
    REJECTED: 'Ditolak',
    SAVED_INVALID: 'Tersimpan tidak valid',
    FAILED: 'Gagal',
    CANCELED: 'Dibatalkan',
  },
  moves: {
    upload: 'Upload',
    retry: 'Kirim ulang',
    save: 'Ubah',
    changeSignee: 'Ganti penandatangan',
    inquire: 'Perbarui status',
    remove: 'Hapus',
  },
  happened: {
    passLock: 'Dikirim setelah SPT dilaporkan, dengan alasan',
    changeSignee: 'Penandatangan diganti',
    upload: 'Dikirim ke DJP',
    retry: 'Dikirim ulang ke DJP',
    signing: 'Proses tanda tangan',
    reject: 'Ditolak DJP',
    saveInvalid: 'Tersimpan tidak valid',
    fail: 'Gagal dikirim',
    inquire: 'Status ditanyakan',
    cancel: 'Dibatalkan',
    canceledByOffice: 'Dibatalkan di DJP',
  },
  server: {
    office_unreachable: 'Terjadi masalah koneksi ke DJP.',
    office_waiting: 'Menunggu jawaban DJP',
  },
};

/** By the name of the type of document. */
export const sentJobs = (noun: string) => ({
  cure: `Perbaiki dan kirim ulang %{total} ${noun}`,
  upload: `Upload %{total} ${noun}`,
  inquire: `Perbarui status %{total} ${noun}`,
  cancel: `Batalkan ${noun}`,
  remove: `Hapus %{total} draf ${noun}`,
  export: `Ekspor %{format} %{total} ${noun}`,
});
