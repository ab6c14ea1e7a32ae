import { type Both, flag } from '../definition/record-field.ts';
import { singleton } from '../definition/singleton.ts';

const autoMail = <const P extends 'efaktur' | 'ebupot'>(product: P, label: Both) =>
  singleton({
    resource: `auto-mail/${product}`,
    scope: 'company',
    name: 'autoMail',
    objectType: 'auto_mail',
    access: { read: 'SETTING_AUTO_MAIL_VIEW', write: 'SETTING_AUTO_MAIL_CREATE' },
    title: ['Kirim otomatis', 'Automatic sending'],
    noun: ['kirim otomatis', 'automatic sending'],
    words: {
      on: ['Kirim otomatis diaktifkan', 'Automatic sending is on'],
      off: ['Kirim otomatis dimatikan', 'Automatic sending is off'],
    },
    fields: { on: flag(label) },
    start: { on: false },
  });

/** Whether documents of a product are mailed as they come into force. */
export const autoMails = {
  efaktur: autoMail('efaktur', [
    'Kirim email ke pembeli begitu faktur disetujui DJP',
    'Mail an invoice to its buyer as soon as the tax office approves it',
  ]),
  ebupot: autoMail('ebupot', [
    'Kirim email ke penerima penghasilan begitu bukti potong terbit',
    'Mail a slip to its payee as soon as it is issued',
  ]),
} as const;
