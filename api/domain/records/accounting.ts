import { plainRecord } from '../definition/plain-record.ts';
import { choice, choiceOf, digits, flag, hinted, optional, text } from '../definition/record-field.ts';
import { singleton } from '../definition/singleton.ts';
import { codesInOrder } from '../faktur/codes.ts';

const access = { read: 'SETTING_PROFILE_COMPANY_VIEW', write: 'SETTING_PROFILE_COMPANY_CREATE' } as const;

/** An account of the accounting product, and what its lines are on our invoices. */
export const accountingAccount = plainRecord({
  resource: 'jurnal-integration/accounts',
  scope: 'company',
  names: ['accountingAccount', 'accountingAccounts'],
  access,
  title: ['Akun', 'Accounts'],
  noun: ['akun', 'account'],
  words: {
    lead: [
      'Baris faktur dari akun ini menjadi barang atau jasa dengan kode dan satuan berikut.',
      'Lines of this account become goods or services with this code and unit.',
    ],
    twice: ['Akun ini sudah dipetakan', 'This account is mapped already'],
    none_text: ['Petakan akun penjualan yang fakturnya diambil.', 'Map the sales accounts whose invoices are taken.'],
    remove_ask: ['Hapus pemetaan akun ini?', 'Remove the mapping of this account?'],
  },
  fields: {
    account: text(['Akun', 'Account'], 64),
    opt: choice(['Jenis', 'Kind'], { A: ['Barang', 'Goods'], B: ['Jasa', 'Services'] }),
    code: hinted(digits(['Kode barang/jasa', 'Code of goods or services'], 6), [
      '000000 untuk barang atau jasa apa pun',
      '000000 stands for any goods or services',
    ]),
    unit: hinted(text(['Satuan', 'Unit'], 7), [
      'Dipakai bila satuan di program pembukuan tidak dikenal',
      'Used where the unit in the accounting product is unknown',
    ]),
  },
  search: ['account'],
  unique: { of: ['account'], at: 'account' },
  form: ['account', ['opt', 'code'], 'unit'],
  start: { account: '', opt: 'A', code: '000000', unit: 'UM.0018' },
});

/** A tax code of the accounting product, and the transaction code of our invoice. */
export const accountingTaxCode = plainRecord({
  resource: 'jurnal-integration/tax-codes',
  scope: 'company',
  names: ['accountingTaxCode', 'accountingTaxCodes'],
  access,
  title: ['Kode pajak', 'Tax codes'],
  noun: ['kode pajak', 'tax code'],
  words: {
    lead: [
      'Kode transaksi faktur ditentukan oleh kode pajak di barisnya.',
      'The transaction code of an invoice follows from the tax codes of its lines.',
    ],
    twice: ['Kode pajak ini sudah dipetakan', 'This tax code is mapped already'],
    none_text: ['Petakan kode pajak yang dipakai di faktur.', 'Map the tax codes that invoices use.'],
    remove_ask: ['Hapus pemetaan kode pajak ini?', 'Remove the mapping of this tax code?'],
  },
  fields: {
    taxCode: text(['Kode pajak', 'Tax code'], 64),
    code: hinted(
      optional(
        choiceOf(
          ['Kode transaksi', 'Transaction code'],
          codesInOrder as [string, ...string[]],
          'reference.transactionCode',
        ),
      ),
      ['Kosong: baris ini tidak masuk faktur pajak', 'Empty: its lines are not on a tax invoice'],
    ),
    addInfo: hinted(optional(text(['Keterangan tambahan', 'Additional information'], 9)), [
      'Untuk kode 07 dan 08, misalnya TD.00501',
      'For codes 07 and 08, for example TD.00501',
    ]),
  },
  search: ['taxCode'],
  unique: { of: ['taxCode'], at: 'taxCode' },
  start: { taxCode: '', code: '04', addInfo: null },
});

/** Whether contacts and invoices are taken every hour, in working hours. */
export const accountingClock = singleton({
  resource: 'jurnal-integration/clock',
  scope: 'company',
  name: 'accountingClock',
  objectType: 'accounting_clock',
  access: { read: access.read, write: 'EFAKTUR_DOC_CREATE' },
  title: ['Ambil otomatis', 'Take by the clock'],
  noun: ['ambil otomatis', 'take by the clock'],
  words: {
    on: ['Faktur dan kontak diambil otomatis.', 'Invoices and contacts are taken by the clock.'],
    off: [
      'Faktur dan kontak tidak lagi diambil otomatis.',
      'Invoices and contacts are not taken by the clock any more.',
    ],
  },
  fields: {
    on: flag(['Ambil setiap jam, pada jam kerja', 'Take every hour, in working hours']),
  },
  start: { on: false },
});
