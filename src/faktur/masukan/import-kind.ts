import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { fakturPaths, masukanPaths } from '../paths.ts';

const amount = { amount: true } as const;
const statuses = Object.keys(masukanStatus.states).map((value) => ({ value, label: `masukan.status.${value}` }));
const month = { width: 110, align: 'right' } as const;
const year = { width: 80, align: 'right' } as const;

/** Incoming invoices: the portal's list, one row for each. */
export const masukanImport: ImportKind = {
  key: 'faktur-masukan',
  resource: 'efaktur/import',
  paths: {
    list: fakturPaths.imports,
    form: masukanPaths.importForm,
    one: fakturPaths.oneImport,
    saved: masukanPaths.imported,
  },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
  recognised: ['portal', 'table', 'xml', 'known'],
  grouped: false,
  looks: {
    number: { width: 186 },
    date: { width: 112 },
    counterpartyNpwp: { width: 176 },
    counterpartyName: { width: 208 },
    period: month,
    year,
    creditPeriod: month,
    creditYear: year,
    status: { width: 170, options: statuses },
    decision: { width: 170, options: statuses },
    valid: { width: 80 },
    reference: { width: 150 },
    ownNpwp: { width: 176 },
    dpp: amount,
    otherDpp: amount,
    ppn: amount,
    ppnbm: amount,
  },
  first: [
    ...(['number', 'date', 'counterpartyName', 'counterpartyNpwp', 'dpp', 'otherDpp', 'ppn', 'status'] as const),
    ...(['decision', 'creditPeriod', 'period', 'year'] as const),
  ],
  called: ({ counterpartyName, number, ppn }) => ({
    name: counterpartyName || number || '',
    more: [counterpartyName ? number : undefined, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
};
