import { createHash } from 'node:crypto';
import { isLost } from '#domain/definition/delivery-look.ts';
import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { formatCount, formatDay, formatRupiah } from '#domain/text/format.ts';
import { deliveriesOf } from '../../../../db/repositories/letters.ts';
import { type OwnCompany, ownCompany } from '../../../../db/repositories/own-company.ts';
import { lettersOf } from '../../../documents/letters.ts';
import type { PaperToDraw } from '../../../documents/paper.ts';
import { announceBooks } from '../announce.ts';
import { spanText } from '../files/span-text.ts';
import { type SupplierQuery, supplierById } from './suppliers-of-span.ts';

const IN_LETTER = 20;

/** Letters are in Indonesian. */
const words = (key: string, params = {}): string => say('id', `cocokkan.request.${key}`, params);

const listOf = ({ rows }: SupplierQuery): string => {
  const lines = rows.slice(0, IN_LETTER).map(({ date, reference, journal, ppn }, index) =>
    words('line', {
      number: formatCount(index + 1),
      day: formatDay(date),
      reference: reference ?? journal,
      ppn: formatRupiah(rupiah(ppn)),
    }),
  );
  const more = rows.length - lines.length;
  return [...lines, ...(more > 0 ? [words('more', { count: formatCount(more) })] : [])].join('\n');
};

const valuesOf = (supplier: SupplierQuery, company: OwnCompany, senderName: string) => ({
  sellerName: supplier.name,
  companyName: company.name,
  companyNpwp: company.npwp,
  period: spanText(supplier.span),
  count: formatCount(supplier.rows.length),
  ppn: formatRupiah(rupiah(supplier.ppn)),
  list: listOf(supplier),
  senderName,
});

const paperOf = ({ name, npwp, span, rows, ppn }: SupplierQuery, company: OwnCompany, at: number): PaperToDraw => ({
  name: `${words('file')} ${spanText(span).replaceAll('/', '-')}.pdf`,
  drawing: {
    paper: 'fakturRequest',
    view: {
      company: { name: company.name, npwp: company.npwp },
      supplier: { name, npwp, rows, ppn },
      span,
      at,
    },
    locale: 'id',
  },
});

/** Content of a letter in the history; `ppn` in rupiah. */
export type StoredRequest = { readonly supplier: string; readonly entries: number; readonly ppn: string };

/**
 * With the list attached. The same letter to the same address on the same day is sent once; again only where delivery
 * failed.
 */
export const supplierLetters = lettersOf<SupplierQuery, StoredRequest>(
  {
    objectType: 'ledger_request',
    definition: { words: { states: 'cocokkan.level' }, access: { view: 'EFAKTUR_SPT_VIEW' } },
    labelOf: ({ name }) => name,
    find: supplierById,
    load: async (scope, query, id) => {
      const found = await supplierById(scope, query, id);
      if (!found) throw new Problem('not_found');
      return found;
    },
    announce: announceBooks,
  },
  {
    kind: 'cocokkan.send',
    by: 'EFAKTUR_DOC_SEND',
    outgoing: async (deps, scope, supplier) => {
      const company = await ownCompany(scope, deps.db.read);
      return {
        product: 'fakturRequest',
        template: 'permintaan_faktur',
        senderName: company.name,
        needs: ['EFAKTUR_SPT_VIEW'],
        // The list shows entries of the company's ledger.
        extraPermission: 'EFAKTUR_SPT_VIEW',
        values: valuesOf(supplier, company, scope.userName),
        paper: () => paperOf(supplier, company, deps.now()),
        stored: { supplier: supplier.name, entries: supplier.rows.length, ppn: rupiah(supplier.ppn) },
      };
    },
    recipient: async (_scope, _query, { email, phone }, channel) => (channel === 'email' ? email : phone),
    lack: (channel) => `cocokkan.request.no_${channel === 'email' ? 'email' : 'phone'}`,
    going: ({ npwp, name, email }, to) => ({ identity: npwp ?? '', name, email: to || email, met: null }),
    sameAs: async (scope, query, { id }, payload, today) => {
      const before = await deliveriesOf(scope, query, id);
      const lost = before.filter(isLost).length;
      const digest = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
      return `${id}:${today}:${lost}:${digest}`;
    },
  },
);
