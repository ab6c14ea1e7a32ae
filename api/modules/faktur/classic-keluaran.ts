import { statesOf } from '#domain/definition/view-pieces.ts';
import { classicKeluaran, classicLines } from '#domain/faktur/classic-keluaran.ts';
import { classicStatus } from '#domain/faktur/classic-status.ts';
import { classicNumber, isOfYear, nsfpIn } from '#domain/faktur/nsfp.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import { invoiceVariant } from '#domain/faktur/variant.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { takeNsfp } from '../../../db/repositories/nsfp.ts';
import type { Numbering } from './invoice-draft.ts';
import { variantWork } from './invoice-variant.ts';
import { fakturTypeFamily } from './type-family.ts';

export const classicKeluaranFamily = fakturTypeFamily<FakturListRow>()(classicKeluaran, {
  labelOf: (row) => labelOf(row as Pick<FakturRow, 'id' | 'number' | 'reference'>),
});

/**
 * Takes the next NSFP, unless the invoice has one of the year of its date. A substitute has that of its original. A
 * number that an invoice no longer uses is not given to another.
 */
const numbered: Numbering = async (tx, scope, row) => {
  const { date, code, replaces } = row;
  if (date === '' || code === '') return { number: row.number, findings: [] };
  const original = replaces === null ? undefined : await fakturRow(scope, tx.db, replaces);
  const number = original?.number ?? row.number;
  const nsfp =
    number && (original || isOfYear(nsfpIn(number), date)) ? nsfpIn(number) : await takeNsfp(tx, scope, date);
  return nsfp
    ? { number: classicNumber(nsfp, row), findings: [] }
    : {
        number: null,
        findings: [
          { path: 'number', message: 'faktur.server.nsfp_none', params: { year: date.slice(0, 4) }, severity: 'error' },
        ],
      };
};

export const classicKeluaranWork = variantWork({
  place: { base: '/efaktur/out', tag: 'e-Faktur keluaran (klasik)', noun: 'ClassicFaktur' },
  family: classicKeluaranFamily,
  invoice: invoiceVariant(classicKeluaran, {
    noun: 'ClassicFaktur',
    lines: classicLines,
    status: statesOf(classicStatus),
    rounding: 'down',
    day: '2024-12-31',
  }),
  numbered,
});
