import { daysBetween } from '#domain/calendar/day-count.ts';
import { sen } from '#domain/definition/money.ts';
import { uploadDeadline } from '#domain/faktur/check-document.ts';
import { lateUploadFine } from '#domain/faktur/late-upload.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { vatReturnAccess } from '#domain/spt/access.ts';
import type { VatReadiness } from '#domain/spt/ppn/readiness.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { openDocuments, undecidedLast } from './open-documents.ts';

type Row = VatReadiness['rows'][number];

/** Days before the upload deadline from which it counts as urgent. */
const SOON = 5;

export const vatReadiness = async (
  deps: Deps,
  scope: Scope,
  { period }: { readonly period: string },
): Promise<VatReadiness> => {
  permit(scope, vatReturnAccess.view);
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const uploadBy = uploadDeadline(`${period}-01`);
  const rowOf = async ({ key, sums, to }: (typeof openDocuments)[number]): Promise<Row | null> => {
    const { count, dpp, ppn } = await sums(scope, read, period, today);
    if (count === 0) return null;
    const row = {
      key,
      count,
      amount: ppn,
      until: null,
      late: false,
      last: null,
      grave: false,
      cost: null,
      to: to(period),
    };
    if (key === 'undecided') {
      const last = await undecidedLast(scope, read, period, today);
      return { ...row, last, grave: last > 0 };
    }
    if (key !== 'unsent' && key !== 'refused') return { ...row, grave: key === 'faults' };
    return {
      ...row,
      until: uploadBy,
      late: uploadBy < today,
      grave: key === 'refused' || daysBetween(today, uploadBy) <= SOON,
      cost: lateUploadFine(sen(dpp), uploadBy),
    };
  };
  const rows = await Promise.all(openDocuments.filter(({ mayRead }) => mayRead(scope)).map(rowOf));
  return { period, rows: rows.filter((row) => row !== null) };
};
