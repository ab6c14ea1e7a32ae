import type { Finding } from '#domain/definition/finding.ts';
import { sen } from '#domain/definition/money.ts';
import { checkFaktur } from '#domain/faktur/check.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import { duplicateKey, referenceKey } from '#domain/faktur/duplicate.ts';
import type { CheckContext, CheckedDocument } from '../kind.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { type FieldKey, fakturFields } from './fields.ts';
import { compareLine, compareTotals, readDocument } from './read-document.ts';

const lineFields: Readonly<Record<string, FieldKey>> = {
  code: 'goodsCode',
  name: 'goodsName',
  base: 'otherDpp',
  ownBase: 'otherDpp',
};

/**
 * "lines.2.unit" → row 2, field "unit"; "counterpartyNitku" → row 0. Findings without a column are placed at the date.
 */
const placeOf = (path: string): { at: number; field: FieldKey } => {
  const line = /^lines\.(\d+)\.(\w+)/.exec(path);
  const name = line ? (lineFields[line[2] ?? ''] ?? line[2] ?? '') : path;
  const fallback: FieldKey = line || path === 'lines' ? 'goodsName' : 'date';
  return { at: line ? Number(line[1]) : 0, field: Object.hasOwn(fakturFields, name) ? (name as FieldKey) : fallback };
};

const placeChecks = (findings: Finding[][], checks: readonly Finding[]): void => {
  for (const check of checks) {
    const { at, field } = placeOf(check.path);
    const row = findings[at] ?? findings[0];
    if (row) lay(row, { ...check, path: field });
  }
};

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
  compareTotals(read.file, amounts.lines).forEach((finding, at) => {
    if (finding) findings[at]?.push(finding);
  });
  const { dpp, ppn } = amounts.total;
  return {
    findings,
    exactKey: referenceKey(input),
    likeKey: dpp === '0.00' ? null : duplicateKey({ ...input, dpp }),
    sums: [sen(dpp), sen(ppn)],
  };
};
