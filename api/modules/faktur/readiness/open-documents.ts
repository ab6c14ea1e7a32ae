import { mayDo } from '#domain/access.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import { sentStates } from '#domain/faktur/sent-moves.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReadinessKey } from '#domain/spt/ppn/readiness.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturList } from '../../../../db/repositories/faktur/list.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { masukanList } from '../masukan/family.ts';
import { returKeluaranFamily, returMasukanFamily } from '../retur/family.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';

type Sums = { readonly count: number; readonly dpp: string; readonly ppn: string };

type Open = {
  readonly key: ReadinessKey;
  readonly mayRead: (scope: Scope) => boolean;
  readonly sums: (scope: Scope, read: Query, period: string, today: string) => Promise<Sums>;
  readonly to: (period: string) => string;
};

type Listed<F> = { totals(scope: Scope, query: Query, filter: F, today: string): Promise<Sums> };

/** The same filter counts the documents and opens the list page. */
const openIn =
  <F extends object>(type: FakturType, list: Listed<F>) =>
  (key: ReadinessKey, asks: (period: string) => F): Open => ({
    key,
    mayRead: ({ permissions }) => mayDo(permissions, vatDocuments[type].resource, 'list'),
    sums: (scope, read, period, today) => list.totals(scope, read, asks(period), today),
    to: (period) =>
      `${vatListPath(type)}?${Object.entries(asks(period))
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`,
  });

const invoices = openIn('OUT', fakturList);
const incoming = openIn('IN', masukanList);
const returnsOut = openIn('RETURN_OUT', returKeluaranFamily.list);
const returnsIn = openIn('RETURN_IN', returMasukanFamily.list);
const documentsOut = openIn('DOC_OUT', dokumenKeluaranFamily.list);
const documentsIn = openIn('DOC_IN', dokumenMasukanFamily.list);
const documentsOutBack = openIn('RETURN_DOC_OUT', returDokumenWork.out.family.list);
const documentsInBack = openIn('RETURN_DOC_IN', returDokumenWork.in.family.list);

const notApproved = Object.keys(sentStates) as (keyof typeof sentStates)[];
const thrownBack = notApproved.filter((status) => sentStates[status] === 'red');
const onTheWay = notApproved.filter((status) => sentStates[status] !== 'red');

/** Bought in a masa from which it may still be credited in this one. */
const creditable = (period: string) => ({ periodFrom: periodEndingIn(period), periodTo: period });

export const openDocuments: readonly Open[] = [
  invoices('unsent', (period) => ({ period, status: onTheWay })),
  invoices('faults', (period) => ({ period, status: ['DRAFT'], hasError: true })),
  invoices('refused', (period) => ({ period, status: thrownBack })),
  invoices('buyerAsked', (period) => ({ period, status: ['WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION'] })),
  invoices('receiptless', (period) => ({ period, collectorReceipt: false })),
  incoming('undecided', (period) => ({ tab: 'undecided', ...creditable(period) })),
  incoming('sellerAsks', (period) => ({ tab: 'consent', creditPeriod: period })),
  returnsOut('returnsOut', (period) => ({ period, status: ['WAITING_FOR_APPROVAL'] })),
  returnsIn('returnsIn', (period) => ({ period, status: [...notApproved, 'WAITING_FOR_APPROVAL'] })),
  documentsOut('documentsOut', (period) => ({ period, status: notApproved })),
  documentsIn('documentsIn', (period) => ({ period, status: notApproved })),
  documentsIn('documentsUndecided', (period) => ({ status: ['APPROVED'], ...creditable(period) })),
  documentsOutBack('returnDocumentsOut', (period) => ({ period, status: notApproved })),
  documentsInBack('returnDocumentsIn', (period) => ({ period, status: notApproved })),
];

/** Number of incoming invoices for which this masa is the last to be credited in. */
export const undecidedLast = async (scope: Scope, read: Query, period: string, today: string): Promise<number> => {
  const filter = { tab: 'undecided', period: periodEndingIn(period) } as const;
  return (await masukanList.totals(scope, read, filter, today)).count;
};
