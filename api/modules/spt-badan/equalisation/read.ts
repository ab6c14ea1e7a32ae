import { sen } from '#domain/definition/money.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { resultLines } from '#domain/spt-badan/annual-form.ts';
import { bookMonths } from '#domain/spt-badan/book-year.ts';
import type { Checked } from '#domain/spt-badan/checks/check.ts';
import {
  type Equalisation,
  type EqualisationName,
  equalisationOf,
} from '#domain/spt-badan/equalisation/equalisation.ts';
import { comparedWithDocuments } from '#domain/spt-badan/equalisation/with-documents.ts';
import { comparedWithBefore, type YearBefore } from '#domain/spt-badan/equalisation/year-before.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import type { Query } from '../../../../db/database.ts';
import { issuedWithin, soldWithin } from '../../../../db/repositories/spt-badan/document-sums.ts';
import { bookYearStartOf } from '../../../services/company/book-year.ts';
import { yearBefore } from '../calculate.ts';

/** Whose documents are summed. */
const permissions: Readonly<Partial<Record<EqualisationName, Permission>>> = {
  turnover: 'EFAKTUR_VIEW',
  payroll: 'EBUPOT_VIEW',
  interest: 'EBUPOT_VIEW',
  services: 'EBUPOT_VIEW',
};

const beforeOf = (row: AnnualReturn | undefined): YearBefore | null => {
  if (!row) return null;
  const [sheet = '', line = ''] = resultLines[row.era].income.split('!');
  const income = sen(row.amounts[sheet]?.[line] ?? '0');
  return { era: row.era, taxYear: row.taxYear, entries: entriesOf(row), income };
};

/** Checks 11 and 12 of a return; comparisons whose documents the person may not see are left out. */
export const readEqualisations = async (
  scope: Scope,
  query: Query,
  row: AnnualReturn,
  { entries, worked }: Pick<Checked, 'entries' | 'worked'>,
): Promise<readonly Equalisation[]> => {
  const names = (Object.keys(permissions) as EqualisationName[]).filter((name) => {
    const permission = permissions[name];
    return permission !== undefined && scope.permissions.has(permission);
  });
  const year = { era: row.era, taxYear: row.taxYear, entries, worked };
  const masa = bookMonths(row.taxYear, await bookYearStartOf(scope, query), row.months);
  const [vat, slips, found] = await Promise.all([
    names.includes('turnover') ? soldWithin(scope, query, masa) : [],
    names.length > 0 ? issuedWithin(scope, query, masa) : [],
    yearBefore(scope, query, row.taxYear),
  ]);
  const before = beforeOf(found);
  return [
    ...comparedWithDocuments(year, { vat, slips }, names),
    ...(before ? comparedWithBefore(year, before) : []),
  ].map((compared) => equalisationOf(entries, compared));
};
