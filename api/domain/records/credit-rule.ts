import { plainRecord } from '../definition/plain-record.ts';
import { choice, choiceOf, digits, hinted, optional, text } from '../definition/record-field.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';

const reasons = Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]];

/** Only proposes a decision. */
export const creditRule = plainRecord({
  resource: 'credit-rules',
  scope: 'company',
  names: ['creditRule', 'creditRules'],
  access: { read: 'EFAKTUR_DOC_CREATE', write: 'EFAKTUR_DOC_UPLOAD' },
  title: ['Aturan usulan', 'Proposal rules'],
  noun: ['aturan', 'rule'],
  words: {
    lead: [
      'Aturan hanya mengusulkan. Faktur baru ditentukan setelah Anda menerapkan usulannya.',
      'Rules only propose. An invoice is decided once you have its proposal carried out.',
    ],
    twice: ['Sudah ada aturan untuk penjual dan kode ini.', 'There is a rule for this seller and code already.'],
    none: ['Belum ada aturan', 'No rules yet'],
    none_text: [
      'Tulis sekali untuk penjual atau kode transaksi tertentu, misalnya PPN mobil penumpang tidak dikreditkan.',
      'Write one for a seller or a transaction code, such as VAT of passenger cars is not credited.',
    ],
    remove_ask: [
      'Hapus aturan ini? Faktur yang sudah ditentukan tidak berubah.',
      'Remove this rule? Invoices that are decided stay as they are.',
    ],
  },
  fields: {
    name: hinted(text(['Nama aturan', 'Name of the rule'], 100), [
      'Terlihat di kolom Usulan, misalnya Sedan direksi',
      'Shown in the column of proposals, for example Sedans of the board',
    ]),
    counterpartyNpwp: optional(digits(['NPWP penjual', 'NPWP of the seller'], 16)),
    code: optional(digits(['Kode transaksi', 'Transaction code'], 2)),
    decision: choice(['Usulan', 'Proposal'], {
      credit: ['Kreditkan', 'Credit'],
      uncredit: ['Tidak kreditkan', 'Do not credit'],
    }),
    uncreditReason: optional(
      choiceOf(['Alasan tidak dikreditkan', 'Reason it is not credited'], reasons, 'masukan.reason'),
    ),
  },
  sorts: ['name', 'counterpartyNpwp', 'decision'],
  search: ['name', 'counterpartyNpwp'],
  equal: ['decision'],
  unique: { of: ['counterpartyNpwp', 'code'], at: 'counterpartyNpwp' },
  start: { decision: 'uncredit', counterpartyNpwp: null, code: null, uncreditReason: null },
});
