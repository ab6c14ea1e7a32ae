import sent from './sent-words.ts';

/** Labels of the Coretax variant; `short` is for narrow places. */
export default {
  ...sent.status,
  APPROVED: 'Approved',
  WAITING_FOR_CANCELLATION: 'Menunggu persetujuan batal',
  WAITING_FOR_AMENDMENT: 'Menunggu persetujuan ganti',
  AMENDED: 'Diganti',
  NOT_APPROVED: 'Belum approved',
  WAITING_FOR_APPROVAL: 'Menunggu persetujuan',
  UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  short: {
    ...sent.status,
    SIGNING_IN_PROGRESS: 'Tanda tangan',
    APPROVED: 'Approved',
    SAVED_INVALID: 'Tidak valid',
    WAITING_FOR_CANCELLATION: 'Menunggu batal',
    WAITING_FOR_AMENDMENT: 'Menunggu ganti',
    AMENDED: 'Diganti',
    NOT_APPROVED: 'Belum approved',
    WAITING_FOR_APPROVAL: 'Menunggu',
    UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  },
  hint: {
    DRAFT: 'Belum dikirim ke DJP, masih dapat diubah',
    IN_PROGRESS: 'Sudah dikirim, menunggu jawaban DJP',
    SIGNING_IN_PROGRESS: 'DJP sedang menandatangani faktur ini',
    APPROVED: 'Disetujui DJP dan sudah bernomor',
    REJECTED: 'Ditolak DJP. Perbaiki, lalu upload ulang',
    SAVED_INVALID: 'Tersimpan di DJP tetapi tidak valid. Perbaiki, lalu upload ulang',
    FAILED: 'Belum sampai ke DJP. Coba lagi',
    WAITING_FOR_CANCELLATION: 'Pembatalan diajukan, menunggu persetujuan pembeli',
    WAITING_FOR_AMENDMENT: 'Penggantian diajukan, menunggu persetujuan pembeli',
    AMENDED: 'Sudah diganti dengan faktur pengganti',
    CANCELED: 'Sudah dibatalkan dan tidak dihitung',
  },
  kind: {
    NORMAL: 'Normal',
    NORMAL_SUBS: 'Pengganti',
    SUBSTITUTED: 'Diganti',
    CANCELED: 'Pembatalan',
  },
};
