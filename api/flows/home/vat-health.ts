import { uploadDeadline } from '#domain/faktur/check-document.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { voidStatuses } from '#domain/faktur/status-queries.ts';
import { type BooksState, documentCounts, documentStep, sideMissing } from '#domain/home/health.ts';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo, stepView } from './leads-to.ts';
import type { DocumentFacts, ReturnFacts } from './return-facts.ts';
import { documentsSay, type MasaDocuments, taxHealth } from './tax-health.ts';

const { unsent, approved } = keluaran;
const drafts: readonly string[] = ['DRAFT'];
const OUT = vatListPath('OUT');
const IN = vatListPath('IN');
const BOOKS = '/main/efaktur-v2/cocokkan';

/** Upload deadlines are known for invoices from this masa on. */
export const FIRST_VAT = '2022-04';

export const invoicesOf = async (deps: Deps, scope: Scope, period: string): Promise<DocumentFacts> => {
  const today = jakartaDay(deps.now());
  const { read } = deps.db;
  const [{ byStatus }, sent] = await Promise.all([
    fakturList.totals(scope, read, { period }, today),
    fakturList.totals(scope, read, { period, status: [...approved] }, today),
  ]);
  return { byStatus, amount: sent.ppn };
};

type VatHealthParams = { readonly period: string; readonly today: string };

/** Before Coretax there is no return here. */
const invoicesAlone = (scope: Scope, documents: MasaDocuments): HealthRow => {
  const { counts, to, amount, sendBy } = documents;
  const open = counts.faulty + counts.drafts;
  const done = open === 0 && counts.underway === 0 && counts.inForce > 0;
  return {
    tax: 'PPN',
    amount,
    amountSays: documentsSay(scope, documents),
    steps: [stepView(scope, documentStep(counts, sendBy), to, documents.called)],
    duty: null,
    dueDay: null,
    daysLeft: null,
    done,
    next: open > 0 && to ? { says: documents.says('issue'), to } : null,
  };
};

const booksAt = (period: string, books: BooksState): string => {
  const side = sideMissing(books);
  const shown = books.open ? books.sides[0] : side;
  return `${BOOKS}?${new URLSearchParams({ ...(shown === 'in' ? { sisi: 'in' } : {}), from: period, to: period })}`;
};

/** Of a masa (YYYY-MM). */
export const vatHealth = (
  scope: Scope,
  { period, today }: VatHealthParams,
  { byStatus, amount }: DocumentFacts,
  facts: ReturnFacts,
  books: BooksState | null,
): HealthRow => {
  const counts = documentCounts(byStatus, {
    inForce: approved,
    faulty: unsent.filter((status) => !drafts.includes(status)),
    drafts,
    gone: voidStatuses,
  });
  const open = counts.faulty + counts.drafts;
  const list = `${OUT}?period=${period}${open > 0 ? `&status=${unsent.join()}` : ''}`;
  const documents: MasaDocuments = {
    counts,
    amount,
    called: 'invoices',
    to: leadsTo(scope, 'efaktur/out/ctas', 'list', list),
    differences: () => leadsTo(scope, 'efaktur/in/ctas', 'list', `${IN}?period=${period}`),
    books: books && { books: books, to: booksAt(period, books) },
    sendBy: open > 0 ? uploadDeadline(`${period}-01`) : null,
    inReturn: facts.vatDocuments(scope.companyId),
    says: (act) =>
      say(scope.locale, `home.act.${act === 'mend' || act === 'issue' ? 'upload' : act}`, { drafts: open }),
  };
  return returnFor('PPN', period)
    ? taxHealth(scope, { type: 'PPN', period, today }, documents, facts)
    : invoicesAlone(scope, documents);
};
