import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { vatFiles, vatLooks } from '../import-looks.ts';
import { masukanPaths } from '../paths.ts';

const statuses = Object.keys(masukanStatus.states).map((value) => ({ value, label: `masukan.status.${value}` }));
const month = { width: 110, align: 'right' } as const;
const year = { width: 80, align: 'right' } as const;

export const masukanImport: ImportKind = {
  ...vatFiles('faktur-masukan', masukanPaths.importForm, masukanPaths.imported),
  recognised: ['portal', 'table', 'xml', 'known'],
  grouped: false,
  looks: {
    ...vatLooks,
    period: month,
    year,
    creditPeriod: month,
    creditYear: year,
    status: { width: 170, options: statuses },
    decision: { width: 170, options: statuses },
    valid: { width: 80 },
    ownNpwp: { width: 176 },
  },
  first: [
    'number',
    'date',
    'counterpartyName',
    'counterpartyNpwp',
    'dpp',
    'otherDpp',
    'ppn',
    'status',
    'decision',
    'creditPeriod',
    'period',
    'year',
  ],
  called: ({ counterpartyName, number, ppn }) => ({
    name: counterpartyName || number || '',
    more: [counterpartyName ? number : undefined, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
};
