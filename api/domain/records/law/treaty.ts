import { lawTable } from '../../definition/law-table.ts';
import { type Both, choice, choiceOf, optional, text } from '../../definition/record-field.ts';

/** Caveats to check before relying on a treaty. */
export const treatyRemarks = ['not_in_force', 'labuan', 'economic', 'sources_differ'] as const;

const rate = (label: Both) => optional(text(label, 20));

/** Maximum rates of a treaty in percent: "10", or from the lowest to the highest of its cases "5-15". */
export const treaty = lawTable({
  table: 'treaty',
  names: ['treatyRow', 'treatyRows'],
  title: ['Tarif P3B', 'Treaty rates'],
  noun: ['tarif P3B', 'treaty'],
  words: {
    lead: [
      'Persen, satu tarif atau rentang seperti 5-15. Kosong berarti P3B tidak mengaturnya. Tarif disarankan, tidak pernah dipasang sendiri.',
      'Percent, one rate or a range such as 5-15. Empty: the treaty has no rule. Rates are suggested, never applied.',
    ],
  },
  fields: {
    country: text(['Negara (ISO)', 'Country (ISO)'], 3),
    dividend: rate(['Dividen', 'Dividends']),
    substantialDividend: rate(['Dividen, penyertaan besar', 'Dividends, substantial holding']),
    interest: rate(['Bunga', 'Interest']),
    royalty: rate(['Royalti', 'Royalties']),
    branchProfit: rate(['Laba cabang', 'Branch profits']),
    services: rate(['Jasa', 'Services']),
    sources: choice(['Sumber ditemukan', 'Sources found'], { one: ['Satu', 'One'], two: ['Dua', 'Two'] }),
    remark: optional(choiceOf(['Catatan', 'Remark'], treatyRemarks, 'unifikasi.treaty')),
  },
  key: ['country'],
  list: ['country', 'dividend', 'interest', 'royalty', 'services', 'remark'],
  form: [
    'country',
    ['dividend', 'substantialDividend'],
    ['interest', 'royalty'],
    ['branchProfit', 'services'],
    ['sources', 'remark'],
  ],
  search: ['country'],
  start: { sources: 'one' },
  inBrowser: true,
});
