import { type Finding, finder } from '../definition/finding.ts';
import { rupiahShare, type Sen, sen } from '../definition/money.ts';
import { type AnyInputs, workOut } from '../definition/work-out.ts';
import { type Amounts, missingIn, type WorkedSheets } from '../definition/worked.ts';
import type texts from '../messages/id/spt.ts';
import type { Feed, ReturnDefinition } from './definition.ts';
import { amountIn, type DocumentSum } from './document-sum.ts';
import type { SptEntries, SptRecord } from './record.ts';

export type Fed = {
  readonly sums: readonly DocumentSum[];
  /** Amounts of the filed return this one corrects; null in a normal return. */
  readonly previous: Amounts | null;
  /** Overpayments of earlier periods, in sen, by source line; zero if missing. */
  readonly excess?: Readonly<Record<string, Sen>>;
  readonly paidBefore?: SptRecord['paidBefore'];
  readonly entries?: SptEntries | null;
  /** Sums of columns of row tables, in sen. */
  readonly rows?: Readonly<Record<string, Readonly<Record<string, Sen>>>>;
};

const previousAmount = (previous: Amounts | null, induk: string, line: string): Sen | null => {
  if (!previous) return 0;
  const amount = previous[induk]?.[line] ?? null;
  return amount === null ? null : sen(amount);
};

/** In sen, by form and line. A line the corrected return did not have is missing, not zero. */
export const inputsOf = (
  { feeds, induk }: ReturnDefinition,
  { sums, previous, excess = {}, entries = null, rows }: Fed,
): AnyInputs => {
  // A correction that replaces a return is not compared with it.
  const before = entries?.wholeAnew ? null : previous;
  const typed = (line: string): Sen => sen(entries?.lines[line] ?? '0');
  const amountOf = (feed: Feed): Sen | null => {
    switch (feed.from) {
      case 'documents':
        return amountIn(sums, feed.of);
      case 'previous':
        return previousAmount(before, induk, feed.line);
      case 'excess':
        return excess[feed.line] ?? 0;
      case 'typed':
        return feed.share ? rupiahShare(typed(feed.line), feed.share, 'nearest') : typed(feed.line);
      case 'rows':
        return rows?.[feed.table]?.[feed.column] ?? 0;
      case 'overcollected':
        return Math.max(0, (previousAmount(before, induk, feed.line) ?? 0) - amountIn(sums, feed.of));
    }
  };
  return Object.fromEntries(
    Object.entries(feeds).map(([form, lines]) => [
      form,
      Object.fromEntries(Object.entries(lines).map(([line, feed]) => [line, amountOf(feed)])),
    ]),
  );
};

/** All lines of a return from its inputs: the same code in the browser, at posting and for what-if calculations. */
export const workReturn = ({ forms }: ReturnDefinition, inputs: AnyInputs): WorkedSheets => workOut(forms, inputs);

const takes = ({ feeds }: ReturnDefinition, { kind, row }: DocumentSum): boolean =>
  Object.values(feeds).some((lines) =>
    Object.values(lines).some(
      (feed) => feed.from === 'documents' && feed.of.kinds.includes(kind) && feed.of.rows.includes(row),
    ),
  );

/** Documents of this return that fit none of its rows. They block posting, because their tax would be lost. */
export const unmappedIn = (definition: ReturnDefinition, sums: readonly DocumentSum[]): DocumentSum[] =>
  sums.filter((one) => definition.documents.kinds.includes(one.kind) && !takes(definition, one));

const { error } = finder<keyof (typeof texts)['check']>('spt.check');

/** Slips without a row in this return, and lines that wait for an input. Paths are "UNIFIKASI.TOTAL.D". */
export const checkReturn = (
  definition: ReturnDefinition,
  sums: readonly DocumentSum[],
  sheets: WorkedSheets,
): Finding[] => {
  const unknown = [...new Set(unmappedIn(definition, sums).map(({ row }) => row))];
  const waiting = new Set(Object.values(sheets).flatMap((lines) => Object.values(lines).flatMap(missingIn)));
  return [
    ...unknown.map((taxCode) => error(taxCode, 'unmapped', { params: { taxCode } })),
    ...[...waiting].map(({ form, line }) => error(`${form}.${line}`, 'missing', { params: { line } })),
  ];
};

type WorkState = Pick<SptRecord, 'postedAt' | 'stale' | 'validatedAt'>;
type ReturnCheck = {
  readonly key: 'posted' | 'fresh' | 'mapped' | 'complete' | 'validated';
  readonly passes: boolean;
};

/** The checks a return must pass before filing, in order. `findings` are those of `checkReturn`. */
export const checksOf = (
  { postedAt, stale, validatedAt }: WorkState,
  findings: readonly { key: string }[],
): ReturnCheck[] => {
  const posted = postedAt !== null;
  const found = (rule: keyof (typeof texts)['check']) => findings.some(({ key }) => key === `spt.check.${rule}`);
  return [
    { key: 'posted', passes: posted },
    { key: 'fresh', passes: posted && !stale },
    { key: 'mapped', passes: posted && !found('unmapped') },
    { key: 'complete', passes: posted && !found('missing') },
    { key: 'validated', passes: posted && validatedAt !== null && validatedAt >= postedAt },
  ];
};
