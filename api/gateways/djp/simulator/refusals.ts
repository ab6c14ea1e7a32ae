import type { CheckResult } from './document/behaviours.ts';

type About = 'faktur' | 'retur-in' | 'dokumen' | 'bupot' | 'spt';

type Refusal = { readonly about: About; readonly code: string; readonly message: string };

const of = (about: About, ...pairs: readonly (readonly [code: string, message: string])[]): Refusal[] =>
  pairs.map(([code, message]) => ({ about, code, message }));

const permission = (number: string) =>
  [number, `This method requires one of the following permissions: ${number}`] as const;

/**
 * Known Coretax responses: the message where one was seen, else what its guidance says. Those without an official code
 * have one of ours.
 */
export const knownRefusals: readonly Refusal[] = [
  ...of(
    'faktur',
    ['DJP-SIGN-MASTER', 'DJP-SIGN-MASTER: Incorrect Signer Passphrase'],
    permission('96'),
    permission('99'),
    permission('225'),
    ['REG-KODJP-00003', 'Sertifikat elektronik tidak terdeteksi'],
    ['REG-KODJP-00024', 'Passphrase salah'],
    ['BUYER_NOT_FOUND', 'Error NPWP tidak ditemukan!'],
    ['BUYER_TIN_INVALID', 'NPWP Lawan Transaksi Tidak Ditemukan'],
    ['BUYER_NIK_NOT_FOUND', 'Error NIK tidak ditemukan!'],
    ['SAVED_INVALID', 'Saved_Invalid'],
    ['SIGNING_IN_PROCESS', 'Signing in Process'],
    ['XML_ROWS_INVALID', 'Invoices have errors!'],
    ['BUYER_TKU_INVALID', 'NITKU Pembeli Tidak Valid'],
    ['SUPPORT_NOT_FOUND', '..SPPB Not Found..'],
    ['QUANTITY_DECIMALS', 'Jumlah paling banyak dua angka desimal.'],
    ['TAX_BASE_MISMATCH', 'PPN atau DPP berbeda setelah impor.'],
    ['UPLOAD_DEADLINE_PASSED', 'Faktur diunggah setelah tanggal 20 bulan berikutnya.'],
    ['LIST_NOT_LOADED', 'Daftar faktur belum dimuat.'],
    ['WAITING_FOR_AMENDMENT', 'WAITING_FOR_AMENDMENT'],
    ['WAITING_FOR_CANCELLATION', 'WAITING_FOR_CANCELLETION'],
    ['SUBSTITUTE_HEAD_CHANGED', 'Hanya detail transaksi yang dapat diganti.'],
    ['ADVANCE_OF_OLD_SYSTEM', 'Faktur uang muka sistem lama tidak tertaut.'],
    ['BUYER_UNDER_NIK', 'Faktur dengan National ID tidak masuk daftar Pajak Masukan.'],
    ['INCOMING_NOT_LISTED', 'Faktur masukan tidak ada di daftar.'],
    ['CREDIT_NOT_APPROVED', 'Hanya faktur berstatus Approved yang dapat dikreditkan.'],
    ['CREDIT_WINDOW', 'Masa pengkreditan paling lama 3 bulan setelah masa faktur.'],
    ['CREDIT_LOCKED', 'Masa pengkreditan tidak dapat diubah.'],
    ['CREDIT_REPORTED', 'Faktur sudah dilaporkan.'],
    ['SP2D_USED', 'Satu SP2D untuk satu nomor faktur.'],
  ),
  ...of(
    'retur-in',
    ['RETURN_NOT_DECIDED', 'Faktur belum dikreditkan atau tidak dikreditkan.'],
    ['RETURN_BUYER_UNREGISTERED', 'Pembeli tercatat dengan National ID.'],
    ['RETURN_VAT_CHANGED', 'Total PPN telah berubah! Tidak sesuai dengan faktur asli'],
    ['RETURN_BASE_CHANGED', 'TaxBase Total has been altered! It does not match with the original invoice'],
    ['RETURN_XML_ONLY', 'Invoice should be returned on Coretax - XML Upload'],
  ),
  ...of(
    'dokumen',
    ['DJP-SIGN-MASTER', 'DJP-SIGN-MASTER: Incorrect Signer Passphrase'],
    permission('96'),
    permission('99'),
    ['REG-KODJP-00003', 'Sertifikat elektronik tidak terdeteksi'],
    ['BUYER_TIN_INVALID', 'NPWP Lawan Transaksi Tidak Ditemukan'],
    ['SIGNER_NOT_AUTHORIZED', 'Penandatangan tidak berwenang'],
    ['SIGNING_IN_PROCESS', 'Signing in Process'],
    ['DUPLICATE_DOCUMENT', 'Nomor dokumen sudah dipakai.'],
    ['DOCUMENT_KIND_MISMATCH', 'Jenis transaksi, detail, dan dokumen tidak sesuai.'],
    ['DATE_IN_FUTURE', 'Tanggal dokumen belum tiba.'],
    ['VAT_MISMATCH', 'PPN tidak sesuai.'],
    ['ORIGINAL_NOT_APPROVED', 'Dokumen asal tidak dapat diganti.'],
    ['CREDIT_NOT_APPROVED', 'Hanya dokumen berstatus Approved yang dapat dikreditkan.'],
    ['CREDIT_WINDOW', 'Masa pengkreditan paling lama 3 bulan setelah masa dokumen.'],
    ['CUSTOMS_NOT_COME', 'Data PIB atau PEB belum ada.'],
  ),
  ...of(
    'bupot',
    ['DJP-SIGN-MASTER', 'DJP-SIGN-MASTER: Incorrect Signer Passphrase'],
    permission('99'),
    ['MONTHLY_SLIP_STANDS', 'Sudah ada pemotongan BPMP pada masa pajak tersebut. Mohon batalkan BPMP terlebih dahulu.'],
    ['YEAR_OF_TEMPORARY', 'Riwayat bukti potong memakai NPWP sementara.'],
    ['PAYEE_TEMPORARY', 'PENERIMAPENGHASILAN memakai NPWP sementara.'],
    ['WITHHOLDER_TKU_NOT_FOUND', 'ID Tempat Usaha tidak ditemukan'],
    ['BRANCH_WITHOUT_PIC', 'PIC TKU belum ditetapkan.'],
    ['FAMILY_TKU_MISSING', 'NITKU kepala keluarga tidak tersedia.'],
    ['MONTHLY_NOT_PRINTED', 'BPMP tidak dapat diunduh.'],
    ['SENDER_MISMATCH', 'Nilai NPWP harus sama dengan NPWP login'],
    ['PAYEE_TIN_INVALID', 'NPWP/NIK pegawai tidak valid.'],
    ['DATE_BEFORE_PERIOD', 'Tanggal pemotongan sebelum masa pajak.'],
    ['RATE_NOT_OF_OBJECT', 'Tarif tidak sesuai referensi kode objek pajak.'],
    ['NOT_A_SIGNER', 'Drafter tidak berwenang menandatangani.'],
    ['OBJECT_OR_CERTIFICATE_INVALID', 'Kode objek pajak dan atau sertifikat pajak tidak valid'],
  ),
  ...of(
    'spt',
    ['DJP-SIGN-MASTER', 'DJP-SIGN-MASTER: Incorrect Signer Passphrase'],
    ['SPT_NORMAL_EXISTS', 'Konsep SPT Normal sudah dibuat oleh sistem.'],
    ['SPT_EARLIER_NOT_FILED', 'SPT masa pajak sebelumnya belum dilaporkan.'],
    ['SPT_NOT_IN_STEP', 'Daftar dokumen dan SPT tidak sinkron.'],
    ['SPT_EXCESS_MISSING', 'Kompensasi masa pajak sebelumnya belum terisi.'],
    ['SPT_EXCESS_TWICE', 'Kompensasi masa pajak sebelumnya terhitung dua kali.'],
    ['SPT_DECIMALS', 'Terjadi kesalahan saat proses bayar dan lapor SPT PPN'],
    ['SPT_WAITS_FOR_PAYMENT', 'SPT Menunggu Pembayaran tidak dapat diubah.'],
    ['SPT_ONE_MEANS', 'Pembayaran hanya dengan satu cara.'],
    ['SPT_CODE_LAPSED', 'Kode billing kedaluwarsa, SPT kembali menjadi konsep.'],
    ['SPT_TWO_CODES', 'Dua kode billing untuk satu SPT.'],
    ['SPT_DEPOSIT_TAKEN', 'Deposit terpakai, SPT tetap konsep.'],
    ['SPT_MODULE_FAULT', 'SPT tidak dapat dilaporkan karena kendala modul.'],
    ['SPT_REJECTED', 'SPT Ditolak'],
    ['SPT_ANNULLED', 'SPT Dibatalkan'],
    ['SPT_OLD_PERIOD', 'Masa pajak 2024 dan sebelumnya dilaporkan di DJP Online.'],
  ),
];

const unsigned: readonly string[] = ['SIGNING_FAILED', 'DJP-SIGN-MASTER', 'SAVED_INVALID'];

/** Temporary refusals: the same document is accepted when sent again. */
export const passing: readonly string[] = [...unsigned, 'MALFORMED_DOCUMENT'];

/** In the reference or, without one, the name of the signer: "TOLAK:UNIT_UNKNOWN". */
export const requestedBehaviour = (text: string | null): CheckResult | undefined => {
  const [, code] = /TOLAK:([A-Z0-9_-]+)/.exec(text ?? '') ?? [];
  if (!code) return undefined;
  const known = knownRefusals.find((one) => one.code === code);
  return {
    state: unsigned.includes(code) ? 'SAVED_INVALID' : 'REJECTED',
    code,
    message: known?.message ?? `Ditolak: ${code}`,
  };
};
