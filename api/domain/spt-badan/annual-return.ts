import type { z } from 'zod';
import { bulkRules, document } from '../definition/document.ts';
import { digits, money, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { byIds, choices, filterSchema, search } from '../definition/filter.ts';
import { annualAccess } from './access.ts';
import { annualEras } from './era.ts';
import type { AnnualReturn } from './record.ts';
import { allowsAnnual, annualStatus, annualStatuses } from './status.ts';

const fields = {
  taxYear: computed(digits(4)),
  revision: computed(digits(2)),
  era: computed(text(4)),
  status: computed(text(32)),
  taxDue: computed(money()),
  payable: computed(money()),
  overpaid: computed(money()),
  filedAt: computed(text(32)),
  bpe: computed(text(64)),
  updatedAt: computed(text(32)),
};

const filters = {
  q: search(),
  status: choices(annualStatuses, {
    column: 'status',
    place: 'bar',
    options: 'sptBadan.status',
  }),
  era: choices(annualEras, { column: 'era', place: 'drawer', options: 'sptBadan.form' }),
  ...byIds,
};

export const annualFilter = filterSchema(filters);
export type AnnualFilter = z.output<typeof annualFilter>;

/** The annual return of a company, form 1771 or that of 2025. */
export const annualReturn = document({
  name: 'spt-badan',
  resource: 'efiling/spt-badan',
  fields,
  status: annualStatus,
  access: annualAccess,
  words: { states: 'sptBadan.status', happened: 'sptBadan.happened', filters: 'sptBadan.filter' },
  live: 'spt-badan',
  bulk: bulkRules<AnnualReturn>()({
    delete: { by: 'remove', fits: (row) => allowsAnnual('remove', row) },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'taxYear', width: 96, frozen: true, least: 76, withPreview: true },
      { key: 'revision', width: 104, least: 90, yields: 2 },
      { key: 'era', width: 180, least: 120, yields: 1 },
      { key: 'taxDue', width: 170, align: 'right', least: 140 },
      { key: 'payable', width: 170, align: 'right', least: 140, withPreview: true },
      { key: 'overpaid', width: 170, align: 'right', least: 140 },
      { key: 'filedAt', width: 120, least: 98, yields: 3 },
      { key: 'bpe', width: 170, least: 80, cut: true, yields: 4 },
      { key: 'updatedAt', width: 136, hidden: true },
      { key: 'status', width: 150, least: 130, withPreview: true },
    ],
    filters,
    sorts: ['taxYear', 'revision', 'status', 'payable', 'updatedAt'],
    usual: [
      ['taxYear', 'DESC'],
      ['revision', 'DESC'],
    ],
    totals: ['payable', 'overpaid'],
    notSummed: ['CANCELED'],
    carried: [
      'months',
      'replaces',
      'extendedTo',
      'signeeId',
      'reason',
      'officeCode',
      'officeMessage',
      'officeRef',
      'createdBy',
      'createdAt',
      'updatedBy',
    ],
  },
});
