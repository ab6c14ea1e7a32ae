import { say } from '#domain/messages/index.ts';
import { type AnnualFilter, annualReturn } from '#domain/spt-badan/annual-return.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { annualList } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';

const columns = documentColumns<AnnualReturn>(
  annualReturn,
  ['taxYear', 'revision', 'era', 'taxDue', 'payable', 'overpaid', 'filedAt', 'bpe', 'status'],
  { era: ({ era }, locale) => say(locale, `sptBadan.form.${era}`) },
);

export default {
  export: tableFile<AnnualReturn, AnnualFilter>(annualReturn, annualList, { file: 'spt-tahunan-badan', columns }),
};
