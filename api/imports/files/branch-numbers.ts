import type { Finding } from '#domain/definition/finding.ts';
import { isNitku } from '#domain/rules/identity/nitku.ts';
import { asNpwp16, isBranchNumber, taxpayerDigits } from '#domain/rules/identity/npwp.ts';
import { bareNumber } from './cells/reader.ts';
import type { Head, Heads } from './heads.ts';
import type { ImportKind } from './kind.ts';
import type { Cells } from './raw.ts';

/** The NITKU and name columns beside each number column. */
const around: Readonly<Record<string, { readonly place: string; readonly name: string }>> = {
  counterpartyNpwp: { place: 'counterpartyNitku', name: 'counterpartyName' },
  payeeNpwp: { place: 'payeeNitku', name: 'payeeName' },
};

const BRANCH = /\.npwp_branch(_16)?$/;
const PLACE = 'impor.finding.file_branch_place';

const isBranch = ({ message }: Finding): boolean => BRANCH.test(message);

const missingPlace = (place: string, number: string): Finding => ({
  path: place,
  message: PLACE,
  severity: 'error',
  params: { number },
});

const placeIn = (cells: Cells, field: string): string => bareNumber(cells[around[field]?.place ?? ''] ?? '');

const withoutProposal = ({ proposal: _, ...finding }: Finding): Finding => finding;

/** A nine-digit branch number where 22 digits are due. */
const branchAsPlace = (kind: ImportKind, cells: Cells): Finding[] =>
  Object.values(around).flatMap(({ place }): Finding[] => {
    const text = bareNumber(cells[place] ?? '');
    return kind.fields[place] && /^\d{15,16}$/.test(text) && isBranchNumber(text) ? [missingPlace(place, text)] : [];
  });

/**
 * Beside each old branch number. Tied to the cell of the file, so the finding stays until the NITKU is filled in, even
 * after the number is replaced by that of the head office.
 */
export const withPlaces = (kind: ImportKind, cells: Cells, findings: readonly Finding[]): Finding[] => {
  const questions = findings.filter(isBranch).flatMap(({ path }): Finding[] => {
    const place = around[path]?.place;
    if (!place || !kind.fields[place] || isNitku(placeIn(cells, path))) return [];
    if (findings.some(({ path: at, message }) => at === place && message === PLACE)) return [];
    return [missingPlace(place, cells[path] ?? '')];
  });
  for (const one of branchAsPlace(kind, cells))
    if (![...questions, ...findings].some(({ path, message }) => path === one.path && message === PLACE))
      questions.push(one);
  const places = new Set(questions.map(({ path }) => path));
  const ofBranches = new Set(findings.filter(isBranch).map(({ path }) => around[path]?.place));
  const others = findings.filter(({ path, severity }) => severity === 'warning' || !places.has(path));
  // A NITKU cannot be derived from a branch number.
  return [...others.map((one) => (ofBranches.has(one.path) ? withoutProposal(one) : one)), ...questions];
};

export const branchesIn = (cells: Cells): string[] =>
  [...Object.entries(around).flatMap(([number, { place }]) => [number, place]), 'payerNpwp'].flatMap((field) => {
    const text = bareNumber(cells[field] ?? '');
    return text !== '' && (isBranchNumber(text) || asNpwp16(text) === null) ? (taxpayerDigits(text) ?? []) : [];
  });

const headOfPlace = (cells: Cells, field: string, nine: string): string | null => {
  const place = placeIn(cells, field);
  const head = place.slice(0, 16);
  return isNitku(place) && head.startsWith(`0${nine}`) && head.endsWith('000') ? head : null;
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

const branchNamed = ({ branches }: Head, name: string): string | null => {
  const same = branches.filter((one) => plain(one.name) === plain(name));
  return same.length === 1 ? (same[0]?.nitku ?? null) : null;
};

const proposalFor = (finding: Finding, cells: Cells, heads: Heads): string | null => {
  if (isBranch(finding)) {
    const nine = taxpayerDigits(cells[finding.path] ?? '');
    return nine === null ? null : (headOfPlace(cells, finding.path, nine) ?? heads.get(nine)?.npwp ?? null);
  }
  if (finding.message !== PLACE) return null;
  const head = heads.get(taxpayerDigits(String(finding.params?.number ?? '')) ?? '');
  const name = Object.values(around).find(({ place }) => place === finding.path)?.name ?? '';
  return head ? branchNamed(head, cells[name] ?? '') : null;
};

export const withHeads = <Row extends { readonly cells: Cells; readonly findings: Finding[] }>(
  rows: Row[],
  heads: Heads = new Map(),
): Row[] =>
  rows.map((row) => ({
    ...row,
    findings: row.findings.map((finding) => {
      const proposal = proposalFor(finding, row.cells, heads);
      return proposal === null ? finding : { ...finding, proposal };
    }),
  }));
