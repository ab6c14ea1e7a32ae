import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type FileRetur, type Misfit, returOfFile } from '#domain/faktur/retur-file.ts';
import { isSpent, type LineLeft, leftAfter, leftOf } from '#domain/faktur/retur-left.ts';
import { whyNotBack } from '#domain/faktur/retur-masukan.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import { withLines } from '../../db/repositories/faktur/faktur.ts';
import type { Taking } from '../../db/repositories/faktur/returns.ts';
import { errorBeside as error, saidBesideOrigins } from './beside-origin.ts';
import type { Keyed, Lefts, SaidOfSaved, SavedMatches } from './files/duplicates.ts';

type Invoice = Faktur<MasukanStatus>;

const rules: Readonly<Record<Misfit['rule'], SaidOfSaved['message']>> = {
  line: 'retur_line_here',
  left: 'retur_left_here',
  amount_left: 'retur_amount_left_here',
  below_zero: 'retur_below_zero_here',
  differs: 'retur_differs_here',
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
  if (says.some(({ severity }) => severity === 'error')) return { says, left };
  return { says, left: leftAfter(invoice, left, { lines }) };
};

type Said = {
  readonly retur: FileRetur;
  readonly saved: readonly Taking[];
  readonly says: readonly SaidOfSaved[];
};

/** A return of the same day is most likely this one, where nothing else is said of it. One of this very file is another: its rows are told apart. */
const sameDay = (importId: string, { retur, saved, says }: Said): SaidOfSaved[] =>
  says.length === 0 && saved.some((one) => one.date === retur.date && one.lines.length > 0 && one.importId !== importId)
    ? [{ path: 'date', message: 'retur_same_saved', severity: 'warning' }]
    : [];

/** What the invoices that go back say of the returns in a file; of several of one number the one of the seller named, else the first. */
export const savedReturs = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
  lefts?: Lefts,
): Promise<SavedMatches> => ({
  exact: new Map(),
  like: await saidBesideOrigins<FileRetur, Invoice, readonly LineLeft[]>(
    scope,
    query,
    documents,
    {
      nameOf: ({ number }) => number,
      find: async (returs) => {
        const numbers = [...new Set(returs.map(({ number }) => number))];
        return withLines(scope, query, await fakturByNumbers<MasukanStatus>(scope, query, 'IN', numbers));
      },
      originOf: (invoices, { number, seller }) => {
        const own = invoices.filter((one) => one.number === number);
        return own.find(({ counterpartyNpwp }) => counterpartyNpwp === seller) ?? own[0];
      },
      unknown: error('number', 'retur_unknown_here'),
      leftOf,
      judged: ({ origin, retur, saved, left }) => {
        const { says, left: after } = judged(origin, retur, left);
        return { says: [...says, ...sameDay(importId, { retur, saved, says })], left: after };
      },
    },
    lefts,
  ),
});
