import { plainRecord } from '../definition/plain-record.ts';
import { flag, hinted, text } from '../definition/record-field.ts';

/** An address of another program, to which changes are sent. */
export const webhook = plainRecord({
  resource: 'webhooks',
  scope: 'company',
  names: ['webhook', 'webhooks'],
  access: { read: 'SETTING_USER_VIEW', write: 'SETTING_USER_CREATE' },
  title: ['Webhook', 'Webhooks'],
  noun: ['webhook', 'webhook'],
  words: {
    lead: [
      'Program lain diberi tahu ketika status dokumen, pembayaran, atau SPT berubah.',
      'Other programs are notified when the status of a document, a payment or a return changes.',
    ],
    none_text: [
      'Tambahkan alamat program yang mengikuti dokumen perusahaan ini.',
      'Add the address of a program that follows the documents of this company.',
    ],
    twice: ['Alamat ini sudah ada', 'This address already exists'],
    remove_ask: [
      'Hapus webhook ini? Kejadian yang belum terkirim dibuang.',
      'Remove this webhook? Unsent events are dropped.',
    ],
  },
  fields: {
    url: hinted(text(['Alamat', 'Address'], 500), ['Dimulai dengan https://', 'Begins with https://']),
    documents: flag(['Dokumen', 'Documents']),
    payments: flag(['Pembayaran', 'Payments']),
    returns: flag(['SPT', 'Returns']),
    active: flag(['Aktif', 'Active']),
  },
  sorts: ['url'],
  search: ['url'],
  unique: { of: ['url'], at: 'url' },
  form: ['url', ['documents', 'payments'], ['returns', 'active']],
  start: { documents: true, payments: true, returns: true, active: true },
});
