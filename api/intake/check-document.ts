import { checkFaktur } from '#domain/faktur/check.ts';
import { clashKey, referenceKey } from '#domain/faktur/clash.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { FakturAmounts, FakturInput, Finding, LineAmounts } from '#domain/faktur/record.ts';
import { compareLine } from './compare-line.ts';
import { type FieldKey, isField } from './fields.ts';
import type { RawDocument, Style } from './raw.ts';
import { readDocument } from './read-document.ts';

export type CheckContext = {
  readonly today: string;
  readonly company: { readonly npwp: string; readonly pkp: boolean };
  readonly style: Style;
};

/** READY and WARNING may be saved, ERROR may not. */
export type Verdict = 'READY' | 'WARNING' | 'ERROR';

export type CheckedDocument = {
  readonly verdict: Verdict;
  /** One per row of the document, in the same order; paths are our fields. */
  readonly findings: readonly Finding[][];
  readonly input: FakturInput;
  readonly amounts: { readonly lines: readonly LineAmounts[]; readonly total: FakturAmounts };
  readonly referenceKey: string | null;
  readonly clashKey: string;
};

/** Fields of a line as the checks name them, and as a file's columns do. */
const lineFields: Readonly<Record<string, FieldKey>> = {
  code: 'goodsCode',
  name: 'goodsName',
  base: 'otherDpp',
  ownBase: 'otherDpp',
};

/** "lines.2.unit" → row 2, field "unit"; "buyerNitku" → row 0. Findings about no column of ours stand at the date. */
const placeOf = (path: string): { at: number; field: FieldKey } => {
  const line = /^lines\.(\d+)\.(\w+)/.exec(path);
  const name = line ? (lineFields[line[2] ?? ''] ?? line[2] ?? '') : path;
  const fallback: FieldKey = line || path === 'lines' ? 'goodsName' : 'date';
  return { at: line ? Number(line[1]) : 0, field: isField(name) ? name : fallback };
};

export const verdictOf = (findings: readonly (readonly Finding[])[]): Verdict => {
  let verdict: Verdict = 'READY';
  for (const row of findings)
    for (const finding of row) {
      if (finding.severity === 'error') return 'ERROR';
      verdict = 'WARNING';
    }
  return verdict;
};

/** The first error of a cell is the one that is said: a formula without a value is not also a missing price. */
const blamedOnce = (findings: Finding[]): Finding[] =>
  findings.filter(
    (one, at) =>
      one.severity === 'warning' ||
      !findings.some((other, before) => before < at && other.path === one.path && other.severity === 'error'),
  );

/** What the law says of the invoice, laid on the rows; a cell that could not even be read is not blamed twice. */
const placeChecks = (findings: Finding[][], checks: readonly Finding[]): void => {
  for (const check of checks) {
    const { at, field } = placeOf(check.path);
    const row = findings[at] ?? findings[0];
    if (row && !row.some((known) => known.path === field && known.severity === 'error'))
      row.push({ ...check, path: field });
  }
};

/**
 * Reads the texts of one invoice, works out its amounts and checks it: the same function for a whole file in a worker, for
 * one edited cell, and once more before saving. Never throws on any text.
 */
export const checkDocument = (document: RawDocument, context: CheckContext): CheckedDocument => {
  const read = readDocument(document, context.company.npwp, context.style);
  const { input } = read;
  const amounts = computeDraft(input);
  const findings = document.map((row, at) => blamedOnce([...(row.findings ?? []), ...(read.findings[at] ?? [])]));
  placeChecks(findings, checkFaktur(input, { today: context.today, company: context.company, source: 'import' }));
  read.file.forEach((file, at) => {
    const line = amounts.lines[at];
    if (line) findings[at]?.push(...compareLine(file, line));
  });
  return {
    verdict: verdictOf(findings),
    findings,
    input,
    amounts,
    referenceKey: referenceKey(input),
    clashKey: clashKey({ ...input, dpp: amounts.total.dpp }),
  };
};
