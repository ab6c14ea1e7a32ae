import { nextWorkingDay } from '#domain/calendar/day-count.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { type AnnualForm, annualForms } from '#domain/spt-badan/annual-form.ts';
import { attachmentsOf } from '#domain/spt-badan/attachments.ts';
import { lastMonthOf } from '#domain/spt-badan/book-year.ts';
import { annualDue } from '#domain/spt-badan/calculations/deadlines.ts';
import { annualFindings } from '#domain/spt-badan/checks/annual-findings.ts';
import type { Checked } from '#domain/spt-badan/checks/check.ts';
import { type AnnualEntries, noEntries, type SheetEntries } from '#domain/spt-badan/entries.ts';
import { extensionFault, extensionIn, shortOf } from '#domain/spt-badan/extension.ts';
import { withFurtherCorrection } from '#domain/spt-badan/further-correction.ts';
import { type AnnualReturn, entriesOf, sheetOf } from '#domain/spt-badan/record.ts';
import { shownSheet } from '#domain/spt-badan/shown-sheet.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import { annualWorking, workLineAgain } from '#domain/spt-badan/work-annual.ts';
import type { Query } from '../../../db/database.ts';
import { annualHeads } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import type { Deps } from '../../services/deps.ts';
import { calculated, inRange, previousOf, resultOf, yearBefore } from './calculate.ts';
import { readEqualisations } from './equalisation/read.ts';
import { annualFamily, offeredMoves } from './family.ts';
import { documentsBehind } from './sources/documents.ts';
import { staleOf } from './sources/stale.ts';

type Named = { readonly id: string };

const isFilled = ({ lines, answers, rows }: SheetEntries): boolean =>
  [lines, answers].some((of) => Object.values(of).some((text) => text !== '')) ||
  Object.values(rows).some((of) => of.length > 0);

/** Sheet and part of a finding at `sheet!line` or `sheet!table.row`. */
const placeOf = ({ lines, tables }: AnnualForm, path: string) => {
  const [sheet = '', at = ''] = path.split('!');
  const line = lines.find((one) => one.sheet === sheet && one.name === at);
  const table = tables.find((one) => one.sheet === sheet && (at === one.table || at.startsWith(`${one.table}.`)));
  return { sheet, part: line?.part ?? table?.part ?? null };
};

const checkedWith = (row: AnnualReturn, worked: Checked['worked']): Checked => ({
  form: annualForms[row.era],
  entries: entriesOf(row),
  facts: { taxYear: row.taxYear, months: row.months },
  worked,
  attached: attachmentsOf(row).map(({ suffix }) => suffix),
});

export const checkedOf = async (scope: Scope, query: Query, row: AnnualReturn): Promise<Checked> =>
  checkedWith(row, calculated(row, entriesOf(row), await previousOf(scope, query, row)));

/** The day of a correction, whose loss or overpayment has a last day; null for a normal return. */
export const amendedOn = ({ now }: Pick<Deps, 'now'>, { replaces }: Pick<AnnualReturn, 'replaces'>): string | null =>
  replaces === null ? null : jakartaDay(now());

/** With the tree of its sheets, its result and the findings across them. */
export const viewAnnual = async (deps: Deps, scope: Scope, { id }: Named): Promise<AnnualView> => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  const checked = await checkedOf(scope, read, row);
  const { sheets: _, amounts: __, ...head } = row;
  const lawDay = annualDue(lastMonthOf(row.taxYear, await bookYearStartOf(scope, read)));
  const due = row.extendedTo ?? lawDay;
  const notice = row.revision === 0 ? extensionIn(row) : null;
  const extension =
    notice && lawDay !== null ? { fault: extensionFault(notice, lawDay), missing: shortOf(notice) } : null;
  const versions = await annualHeads(scope, read, [row.taxYear]);
  const stale = await staleOf(scope, read, row, versions);
  const equalisations = await readEqualisations(scope, read, row, checked);
  const found = annualFindings({
    ...checked,
    amendedOn: amendedOn(deps, row),
    outside: { stale, equalisations, extension },
  });
  return {
    ...head,
    dueDay: due && nextWorkingDay(due).day,
    dueMayMove: due !== null && nextWorkingDay(due).incomplete,
    actions: [...offeredMoves(scope, row, versions)],
    stale: [...stale],
    result: resultOf(row, checked.worked),
    findings: found.map(({ path, severity, message, params = {} }) => ({
      path,
      ...placeOf(checked.form, path),
      severity,
      message,
      params,
    })),
    tree: checked.form.sheets.map((sheet) => ({
      sheet,
      version: sheetOf(row, sheet).version,
      filled: isFilled(row.sheets[sheet] ?? noEntries),
      updatedBy: row.sheets[sheet]?.updatedBy ?? null,
      updatedAt: row.sheets[sheet]?.updatedAt ?? null,
      correlated: !found.some(({ path, severity }) => severity === 'error' && path.startsWith(`${sheet}!`)),
      invalidImport: (row.sheets[sheet]?.imports?.at(-1)?.left ?? 0) > 0,
    })),
  };
};

type Worked = { readonly row: AnnualReturn; readonly worked: Checked['worked'] };

/** A sheet of a return that was read and worked out. */
export const sheetViewOf = async (
  scope: Scope,
  query: Query,
  sheet: string,
  { row, worked }: Worked,
): Promise<SheetView> => {
  const checked = checkedWith(row, worked);
  if (!checked.form.sheets.includes(sheet)) throw new Problem('not_found');
  const before = await yearBefore(scope, query, row.taxYear);
  const prior = before?.era === row.era ? before.amounts : null;
  return {
    sheet,
    version: sheetOf(row, sheet).version,
    writable: allowsAnnual('fill', row) && scope.permissions.has(annualAccess.write),
    ...shownSheet({ ...checked, prior }, sheet),
    notes: sheetOf(row, sheet).notes,
  };
};

/** One sheet: its lines with values of this year and the year before, its tables and comments. */
export const viewSheet = async (
  deps: Deps,
  scope: Scope,
  { id, sheet }: Named & { readonly sheet: string },
): Promise<SheetView> => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  const { worked } = await checkedOf(scope, read, row);
  return sheetViewOf(scope, read, sheet, { row, worked });
};

/** Null unless a person fills in the line. `line` is `sheet!line`. */
const withAmount = (
  form: AnnualForm,
  entries: AnnualEntries,
  { line, amount }: { readonly line: string; readonly amount: string },
): AnnualEntries | null => {
  const [sheet = '', name = ''] = line.split('!');
  if (!form.lines.some((one) => one.sheet === sheet && one.name === name && one.kind === 'typed')) return null;
  const own = entries[sheet] ?? noEntries;
  return { ...entries, [sheet]: { ...own, lines: { ...own.lines, [name]: amount } } };
};

const fromOf = ({ kind }: AnnualForm['lines'][number]): 'entry' | 'rows' | 'previous' | 'other_lines' => {
  if (kind === 'typed' || kind === 'answer') return 'entry';
  return kind === 'rows' || kind === 'previous' ? kind : 'other_lines';
};

/** What a line is made of, as the form writes it, and the line of the year before. `line` is `sheet!line`. */
export const explainAnnualLine = async (deps: Deps, scope: Scope, { id, line }: Named & { readonly line: string }) => {
  const row = await annualFamily.load(scope, deps.db.read, id);
  const { form, worked } = await checkedOf(scope, deps.db.read, row);
  const [sheet = '', name = ''] = line.split('!');
  const own = form.lines.find((one) => one.sheet === sheet && one.name === name);
  const found = Object.hasOwn(worked, sheet) ? worked[sheet]?.[name] : undefined;
  if (!own || !found) throw new Problem('not_found');
  const before = await yearBefore(scope, deps.db.read, row.taxYear);
  const isFormula = own.kind === 'formula' || own.kind === 'computed' || own.kind === 'carried';
  return {
    line,
    taxYear: row.taxYear,
    label: found.label,
    value: rupiah(found.value ?? 0),
    from: fromOf(own),
    note: row.sheets[sheet]?.notes[name] ?? '',
    formula: isFormula ? own.value : null,
    rule: found.rule ? `${found.rule.source.name} ${found.rule.source.article}` : null,
    prior: (before?.era === row.era ? before.amounts[sheet]?.[name] : null) ?? null,
    documents: await documentsBehind(deps, scope, row, { sheet, line: name }),
    of: found.of.map((part) => ({
      line: `${part.form}!${part.line}`,
      label: part.label,
      value: rupiah(part.value ?? 0),
    })),
  };
};

/**
 * What another amount of a line that a person fills in does to the result, or without a line one further fiscal
 * correction. Nothing is saved.
 */
export const whatIfAnnual = async (
  deps: Deps,
  scope: Scope,
  { id, line, amount }: Named & { readonly line?: string | undefined; readonly amount: string },
) => {
  const row = await annualFamily.load(scope, deps.db.read, id);
  const form = annualForms[row.era];
  const entries = entriesOf(row);
  const changed =
    line === undefined
      ? withFurtherCorrection(form, entries, sen(amount))
      : withAmount(form, entries, { line, amount });
  if (!changed)
    throw new Problem('invalid', {
      errors: line === undefined ? { amount: 'sptBadan.server.sector' } : { line: 'sptBadan.server.unknown' },
    });
  const facts = { taxYear: row.taxYear, months: row.months };
  const work = { entries, facts, previous: await previousOf(scope, deps.db.read, row) };
  const next = { ...work, entries: changed };
  const [sheet = '', name = ''] = line?.split('!') ?? [];
  const before = inRange(() => annualWorking(form, work));
  const after = inRange(() =>
    line === undefined ? annualWorking(form, next) : workLineAgain(form, before, next, { sheet, line: name }),
  );
  return { before: resultOf(row, before.sheets), result: resultOf(row, after.sheets) };
};
