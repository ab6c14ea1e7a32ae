import { periodAfter } from '#domain/definition/day.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { lastMonthOf } from '#domain/spt-badan/book-year.ts';
import { answerIn } from '#domain/spt-badan/entries.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import { printedSheets } from '#domain/spt-badan/printed-sheets.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import { shownSheet } from '#domain/spt-badan/shown-sheet.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import type { Fixed } from '../../documents/family.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualFamily } from './family.ts';
import { checkedOf } from './view-annual.ts';

/** A PDF made during the request prints at most this many rows of a table; one in a zip prints all. */
const AT_ONCE = 1_000;

/** All sheets of an annual return, to be drawn. */
export const paperOfAnnual = async (
  scope: Scope,
  query: Query,
  row: AnnualReturn,
  most: number = Number.MAX_SAFE_INTEGER,
): Promise<PaperToDraw> => {
  const [checked, { name, npwp, address, city }, signees, start] = await Promise.all([
    checkedOf(scope, query, row),
    ownCompany(scope, query),
    signeesOf(scope, query, 'spt1771'),
    bookYearStartOf(scope, query),
  ]);
  const signee = signees.find(({ id }) => id === row.signeeId) ?? signees.find(({ active }) => active);
  const shown = checked.form.sheets.map((sheet) => ({ sheet, ...shownSheet({ ...checked, prior: null }, sheet) }));
  const { printed, left } = printedSheets(row, shown);
  const to = lastMonthOf(row.taxYear, start);
  const { era, taxYear, months, revision, status, reason, bpe, filedAt, updatedAt, payable } = row;
  const [sheet, line] = era === '1771' ? ['NA', 'type'] : ['INDUK', 'B.1'];
  const view = {
    of: { era, taxYear, months, revision, status, reason, bpe, filedAt, updatedAt },
    from: periodAfter(to, 1 - months),
    to,
    taxpayer: { name, npwp, address, city },
    signee: signee ? { name: signee.name, npwp: signee.npwp, acts: signee.actsAs } : null,
    sheets: printed,
    left,
    variant: answerIn(entriesOf(row), sheet, line),
    most,
    qr: [bpe ?? row.id, npwp, 'BADAN', taxYear, revision, payable].join('|'),
  };
  return { drawing: { paper: 'annual', view }, name: `${annualLabel(row)}.pdf` };
};

/** Throws `not_found` for a return of another company or form. */
export const annualPdf = async (deps: Deps, scope: Scope, id: string, fixed?: Fixed): Promise<Paper> => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.view);
  return drawn(deps, scope, await paperOfAnnual(scope, deps.db.read, row, AT_ONCE));
};
