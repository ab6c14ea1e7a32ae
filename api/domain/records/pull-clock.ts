import { flag } from '../definition/record-field.ts';
import { singleton } from '../definition/singleton.ts';

/** Whether incoming invoices are pulled every hour, in working hours. */
export const pullClock = singleton({
  resource: 'efaktur/in/ctas/prepopulated-djp/clock',
  scope: 'company',
  name: 'fakturInPullClock',
  objectType: 'pull_clock',
  access: { read: 'EFAKTUR_DOC_VIEW', write: 'EFAKTUR_DOC_CREATE' },
  title: ['Tarik otomatis', 'Pull by the clock'],
  noun: ['tarik otomatis', 'pull by the clock'],
  words: {
    on: ['Faktur masukan ditarik otomatis.', 'Incoming invoices are pulled by the clock.'],
    off: ['Faktur masukan tidak lagi ditarik otomatis.', 'Incoming invoices are not pulled by the clock any more.'],
  },
  fields: {
    on: flag([
      'Tarik faktur masukan setiap jam, pada jam kerja',
      'Pull incoming invoices every hour, in working hours',
    ]),
  },
  start: { on: false },
});
