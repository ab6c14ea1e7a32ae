import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type FileRetur, type Misfit, returOfFile } from '#domain/faktur/retur-file.ts';
import { isSpent, type LineLeft, leftOf } from '#domain/faktur/retur-left.ts';
import { whyNotBack } from '#domain/faktur/retur-masukan.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import { withLines } from '../../db/repositories/faktur/faktur.ts';
import { takenOf } from '../../db/repositories/faktur/returns.ts';
import { versionIds } from '../../db/repositories/faktur/versions.ts';
import type { Keyed, Lefts, SaidOfSaved, SavedMatch, SavedMatches } from './files/duplicates.ts';

type Invoice = Faktur<MasukanStatus>;

const rules: Readonly<Record<Misfit['rule'], SaidOfSaved['message']>> = {
  line: 'retur_line_here',
  left: 'retur_left_here',
  amount_left: 'retur_amount_left_here',
  below_zero: 'retur_below_zero_here',
  differs: 'retur_differs_here',
};

const error = (path: string, message: SaidOfSaved['message'], more: Partial<SaidOfSaved> = {}): SaidOfSaved => ({
  ...{ path, message, severity: 'error' },
  ...more,
});

/** The invoices of some returns with their lines, and what has gone back of each; of several of one number the one of the seller named, else the first. */
const invoicesOf = async (scope: Scope, query: Query, returs: readonly FileRetur[]) => {
  const numbers = [...new Set(returs.map(({ number }) => number))];
  const whole = await withLines(scope, query, await fakturByNumbers<MasukanStatus>(scope, query, 'IN', numbers));
  const versions = new Map<string, readonly string[]>();
  for (const one of whole) versions.set(one.id, await versionIds(scope, query, one));
  const returned = await takenOf(scope, query, [...new Set([...versions.values()].flat())]);
  return ({ number, seller }: FileRetur): { invoice: Invoice; saved: Faktur<string>[] } | undefined => {
    const own = whole.filter((one) => one.number === number);
    const invoice = own.find(({ counterpartyNpwp }) => counterpartyNpwp === seller) ?? own[0];
    const ids = versions.get(invoice?.id ?? '') ?? [];
    return invoice && { invoice, saved: returned.filter(({ originId }) => ids.includes(originId ?? '')) };
  };
};

/** What the invoice says of a return in a file, beside what is left of it: findings, and what is left after this one. */
const judged = (
  invoice: Invoice,
  retur: FileRetur,
  left: readonly LineLeft[],
): { says: SaidOfSaved[]; left: readonly LineLeft[] } => {
  const why = whyNotBack(invoice);
  if (why) return { says: [error('number', `retur_${why.split('.').at(-1)}_here`)], left };
  if (invoice.lines.length === 0) return { says: [error('number', 'retur_no_lines_here')], left };
  if (isSpent(left)) return { says: [error('number', 'retur_nothing_left_here')], left };
  const { lines, misfits } = returOfFile(invoice, left, retur);
  const seller = invoice.counterpartyNpwp;
  const says = [
    ...(retur.seller !== '' && retur.seller !== seller
      ? [error('counterpartyNpwp', 'retur_seller_here', { params: { seller }, proposal: seller })]
      : []),
    ...(retur.date !== '' && retur.date < invoice.date
      ? [error('date', 'retur_before_invoice_here', { params: { date: formatDay(invoice.date) } })]
      : []),
    ...misfits.map(({ field, rule, ...more }): SaidOfSaved => ({ path: field, message: rules[rule], ...more })),
  ];
  // What cannot be saved as it stands keeps nothing from those after it.
  if (says.some(({ severity }) => severity === 'error')) return { says, left };
  const before = { lines: invoice.lines.map((line, at) => ({ ...line, ...left[at] })) };
  return { says, left: leftOf(before, [{ lines }]) };
};

/**
 * What the invoices that go back say of the returns in a file: each is held against what is left of its invoice after those saved here and those
 * before it in the file, as the form holds it.
 */
export const savedReturs = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  _importId: string,
  lefts: Lefts = new Map(),
): Promise<SavedMatches> => {
  const told = documents
    .flatMap((one) => (one.likeKey === null ? [] : [{ ...one, retur: one.held as FileRetur }]))
    .sort((a, b) => a.row - b.row);
  const like = new Map<string, SavedMatch>();
  const invoiceOf = await invoicesOf(
    scope,
    query,
    told.map(({ retur }) => retur),
  );
  for (const { like: keys, retur } of told) {
    const match = (id: string | null, says: readonly SaidOfSaved[]): void => {
      if (says.length > 0) for (const key of keys) like.set(key, { id, name: retur.number, says });
    };
    const known = invoiceOf(retur);
    if (!known) {
      match(null, [error('number', 'retur_unknown_here')]);
      continue;
    }
    const { invoice, saved } = known;
    const { id } = invoice;
    const same = saved.find(({ date, lines }) => date === retur.date && lines.length > 0);
    try {
      const { says, left } = judged(invoice, retur, lefts.get(id) ?? leftOf(invoice, saved));
      lefts.set(id, left);
      match(id, [
        ...says,
        ...(same && says.length === 0
          ? [{ path: 'date', message: 'retur_same_saved', severity: 'warning' } as const]
          : []),
      ]);
    } catch (problem) {
      // What cannot be read is said by the checks.
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  return { exact: new Map(), like };
};
