import { getTableName } from 'drizzle-orm';
import type { Db, Query } from '../../../db/database.ts';
import { mayBePaidWith } from '../../../db/repositories/billing/billing.ts';
import { bupotsOfPayee, draftBupots, lockBupot } from '../../../db/repositories/bupot/bupot.ts';
import { returnedDocuments } from '../../../db/repositories/cocokkan/posted.ts';
import {
  counterpartiesNamed,
  counterpartiesOfTaxpayers,
  counterpartiesWithPhone,
  phonesOf,
} from '../../../db/repositories/counterparties.ts';
import { namesLike, namesOf, writtenSince } from '../../../db/repositories/counterparty-doubles.ts';
import { withLines } from '../../../db/repositories/faktur/faktur.ts';
import { withVersions } from '../../../db/repositories/faktur/versions.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { verifyRecords } from '../../../db/repositories/records/record-check.ts';
import { fakturAndReturns } from '../../../db/repositories/spt/fakturs.ts';
import * as tables from '../../../db/tables.ts';
import { inBoth, ownRowsAlone, scope } from './own-rows.ts';

const { billings, bupots, counterparties, faktur, fakturLines, chains, recordChains } = tables;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const tax = { kap: '411121', kjs: '100', periodFrom: '2025-10', periodTo: '2025-10', amount: 100_000 };
const payee = { payeeNpwp: '0012345678012000', kind: 'BP21', status: 'DRAFT', body: {} };
const partner = { document: 'TIN', identity: '0312345678012000', name: 'Mitra', phone: '0811', updatedAt: 5 };

/** A database in which a table cannot be read. */
const withDamaged = (db: Db, ...damaged: readonly unknown[]): Db => ({
  ...db,
  read: new Proxy(db.read, {
    get: (of, name) => {
      if (name !== 'select') return Reflect.get(of, name);
      return (...columns: Parameters<Query['select']>) => {
        const begun = of.select(...columns);
        return {
          from: (table: never) => {
            if (!damaged.includes(table)) return begun.from(table);
            throw Object.assign(new Error(getTableName(table)), { code: 'SQLITE_CORRUPT' });
          },
        };
      };
    },
  }) as Query,
});

ownRowsAlone({
  'billing codes that a receipt may have paid': {
    plant: (tx) => inBoth(tx, billings, { ...tax, status: 'PAYABLE' }),
    run: async (tx) => idsOf(await mayBePaidWith(scope, tx.db, { ...tax, amount: '1000.00' } as never)),
    result: ['own-1'],
  },
  'a slip is locked': {
    plant: (tx) => inBoth(tx, bupots, payee),
    run: (tx) => lockBupot(tx, scope, 'other-1'),
    result: undefined,
  },
  'slips of a payee': {
    plant: (tx) => inBoth(tx, bupots, payee),
    run: async (tx) => idsOf(await bupotsOfPayee(scope, tx.db, { ...payee, limit: 9 } as never)),
    result: ['own-1'],
  },
  'drafts of slips': {
    plant: (tx) => inBoth(tx, bupots, payee),
    run: async (tx) => idsOf(await draftBupots(scope, tx.db, '', 9)),
    result: ['own-1'],
  },
  'documents of returns': {
    plant: (tx) => inBoth(tx, faktur, { returnId: 'return', vatList: 'A1' }),
    run: async (tx) => idsOf(await returnedDocuments(scope, tx.db, ['return'])),
    result: ['own-1'],
  },
  'documents by id with their returns': {
    plant: (tx) => inBoth(tx, faktur, { originId: 'other-1', type: 'RETURN_IN' }),
    run: async (tx) => {
      const { documents, returns } = await fakturAndReturns(scope, tx.db, ['own-1', 'other-1']);
      return [documents, returns].map((rows) => rows.map(({ row }) => row.id));
    },
    result: [['own-1'], ['own-1']],
  },
  'versions of documents': {
    plant: (tx) => inBoth(tx, faktur, { replacedBy: 'later' }),
    run: async (tx) => [...(await withVersions(scope, tx.db, ['other-1']))],
    result: ['other-1'],
  },
  'lines of documents': {
    plant: (tx) => inBoth(tx, fakturLines, {}, ['fakturId']),
    run: async (tx) =>
      (await withLines(scope, tx.db, [{ id: 'own-1' }, { id: 'other-1' }] as never)).map(({ lines }) => lines.length),
    result: [1, 0],
  },
  'counterparties by number, name and phone': {
    plant: async (tx) => {
      await tx.db.delete(counterparties);
      await inBoth(tx, counterparties, partner);
    },
    run: async (tx) => [
      idsOf(await counterpartiesOfTaxpayers(scope, tx.db, [partner.identity.slice(1, 10)])),
      idsOf(await counterpartiesNamed(scope, tx.db, 'MITRA')),
      (await counterpartiesWithPhone(scope, tx.db, [partner.identity])).size,
      (await phonesOf(scope, tx.db, [partner.identity])).size,
      idsOf(await namesOf(scope, tx.db)),
      idsOf(await namesLike(scope, tx.db, { numbers: [partner.identity], words: '' })),
      idsOf(await writtenSince(scope, tx.db, 5)),
    ],
    result: [['own-1'], ['own-1'], 1, 1, ['own-1'], ['own-1'], ['own-1']],
  },
  'rows of the history that a column changed are linked again': {
    run: (tx) =>
      appendHistory(tx, scope, 1, [
        { objectType: 'note', objectId: 'x', action: 'create', after: { text: String.raw`\ud800` } },
      ]),
    result: undefined,
  },
  'the end of a damaged history, and of damaged chains': {
    run: async (_, db) => {
      const history = await verifyHistory(withDamaged(db, chains), scope.companyId);
      const records = await verifyRecords(withDamaged(db, recordChains), scope.companyId, 1);
      return [history.rows > 0, history.broken, records.broken];
    },
    result: [true, [], []],
  },
});
