import { slipField } from './impor-slip.ts';

/** Files of slips that leave the product. */
export default {
  name: 'Bukti potong',
  yes: 'Ya',
  not_counted: 'Tidak: dibatalkan atau diganti',
  total: 'Jumlah %{count} bukti potong',
  uncounted: 'Tidak dijumlahkan: %{count} bukti potong yang dibatalkan atau sudah diganti pembetulan',
  column: {
    ...slipField,
    number: 'Nomor bukti potong',
    kind: 'Jenis',
    status: 'Status',
    counted: 'Masuk jumlah',
    revision: 'Pembetulan ke',
    base: 'Dasar tarif',
    tax: 'PPh dipotong/disetor',
    borne: 'PPh ditanggung pemerintah',
    kapKjs: 'KAP-KJS',
    issuedAt: 'Terbit',
    signeeName: 'Penandatangan',
    officeMessage: 'Jawaban DJP',
    createdBy: 'Dibuat oleh',
    createdAt: 'Dibuat',
    positionFee: 'Biaya jabatan/pensiun',
    totalDeduction: 'Jumlah pengurang',
    netIncome: 'Penghasilan neto',
    pph21TotalIncome: 'Neto untuk penghitungan PPh 21',
    ptkpAmount: 'PTKP',
    pph21Liability: 'PPh 21 terutang',
    pph21Creditable: 'PPh 21 dapat dikreditkan',
  },
};
