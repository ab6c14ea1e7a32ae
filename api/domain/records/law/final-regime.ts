import { lawTable } from '../../definition/law-table.ts';
import { choice, count } from '../../definition/record-field.ts';

/** Tax years for which a taxpayer may pay the final income tax of 0.5 %, counted from registration. */
export const finalRegime = lawTable({
  table: 'final-regime',
  names: ['finalRegimeTerm', 'finalRegimeTerms'],
  title: ['Masa tarif final 0,5%', 'Years of the 0.5% regime'],
  noun: ['masa tarif final', 'term'],
  fields: {
    body: choice(['Bentuk usaha', 'Kind of taxpayer'], {
      PT: ['Perseroan terbatas', 'Limited company'],
      PT_PERORANGAN: ['Perseroan perorangan', 'One-person company'],
      CV: ['CV', 'CV'],
      FIRMA: ['Firma', 'Firma'],
      KOPERASI: ['Koperasi', 'Cooperative'],
      BUMDES: ['BUM Desa', 'Village company'],
      PERSONAL: ['Orang pribadi', 'Individual'],
    }),
    years: count(['Tahun pajak', 'Tax years'], 99),
  },
  key: ['body'],
  form: [['body', 'years']],
});
