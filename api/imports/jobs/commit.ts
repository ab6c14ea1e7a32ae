import { slipKinds } from '#domain/bupot/kinds.ts';
import type { Received } from '#domain/bupot/received/received.ts';
import type { Dokumen } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { Tx } from '../../../db/database.ts';
import type { Handler, JobContext } from '../../jobs/handler.ts';
import type { MakeInput } from '../../jobs/worker-tasks/import-make.ts';
import { Unwanted } from '../../jobs/working.ts';
import { askForImported, type importedBilling, insertImported } from '../../modules/billing/import-billings.ts';
import { type importedBupot, insertImportedBupots } from '../../modules/bupot/import-bupots.ts';
import { insertImportedReceived } from '../../modules/bupot/received/import-received.ts';
import { insertDokumens } from '../../modules/faktur/dokumen/import-dokumens.ts';
import { type importedDraft, insertDrafts } from '../../modules/faktur/import-drafts.ts';
import { type ImportedMasukan, insertMasukan } from '../../modules/faktur/masukan/import-masukan.ts';
import { type ImportedReturn, insertReturns } from '../../modules/faktur/retur/import-returns.ts';
import { type MadeDocument, makePortion } from '../make-portion.ts';
import { type MakePortion, releaseCommit, type Saver, type Savers, saveDocuments } from '../save-documents.ts';
import { each } from '../saved-matches.ts';
import { makersOf } from './makers.ts';

const ATTEMPTS = 5;

export const saversOf = ({ deps, scope }: Pick<JobContext, 'deps' | 'scope'>): Savers => {
  const buyers = new Set<string>();
  const bupot: Saver<ReturnType<typeof importedBupot>['made']> = {
    asksOfLike: true,
    insert: async (tx, bupots) => {
      await insertImportedBupots(tx, deps, scope, bupots);
      return {};
    },
  };
  const received: Saver<Received> = {
    asksOfLike: false,
    insert: async (tx, made) => {
      await insertImportedReceived(tx, deps, scope, made);
      return {};
    },
  };
  const faktur: Saver<ReturnType<typeof importedDraft>> = {
    asksOfLike: false,
    insert: async (tx, fakturs) => {
      await insertDrafts(tx, deps, scope, fakturs, buyers);
      return {};
    },
  };
  const masukan: Saver<ImportedMasukan> = {
    asksOfLike: true,
    insert: async (tx, made) => ({ ids: await insertMasukan(tx, deps, scope, made) }),
  };
  const returns = <File>(
    insert: (tx: Tx, of: typeof deps, at: typeof scope, made: readonly ImportedReturn<File>[]) => Promise<void>,
  ): Saver<ImportedReturn<File>> => ({
    asksOfLike: true,
    insert: async (tx, made) => {
      await insert(tx, deps, scope, made);
      return {};
    },
  });
  const dokumen = (side: DokumenSide): Saver<Dokumen> => ({
    asksOfLike: false,
    insert: async (tx, made) => {
      await insertDokumens(tx, deps, scope, side, made);
      return {};
    },
  });
  const billing: Saver<ReturnType<typeof importedBilling>['made']> = {
    asksOfLike: true,
    insert: async (tx, billings, line) => ({ line: await insertImported(tx, deps, scope, billings, line) }),
    begin: (tx, line) => askForImported(tx, scope, line),
  };
  return {
    'faktur-keluaran': faktur,
    'faktur-masukan': masukan,
    'dokumen-keluaran': dokumen('out'),
    'dokumen-masukan': dokumen('in'),
    'retur-masukan': returns(insertReturns['retur-masukan']),
    'retur-dokumen-keluaran': returns(insertReturns['retur-dokumen-keluaran']),
    'retur-dokumen-masukan': returns(insertReturns['retur-dokumen-masukan']),
    billing,
    received,
    ...each(slipKinds, bupot),
  };
};

export const portionMaker =
  ({ deps, scope, workerTasks }: Pick<JobContext, 'deps' | 'scope' | 'workerTasks'>): MakePortion =>
  (work, alone) =>
    alone
      ? makePortion(work, deps.db.read, makersOf(deps, scope))
      : workerTasks<MakeInput, readonly MadeDocument[]>('import-make', {
          ...work,
          dataDir: deps.dataDir,
          now: deps.now(),
        });

export const importCommit: Handler<{ importId: string }> = {
  kind: 'import.commit',
  attempts: ATTEMPTS,
  run: async (context, { payload, attempts }) => {
    const { deps, scope, progress } = context;
    const savers = saversOf(context);
    try {
      return await saveDocuments(deps, scope, payload.importId, { make: portionMaker(context), savers }, progress);
    } catch (error) {
      if (!(error instanceof Unwanted) && attempts + 1 >= ATTEMPTS)
        await releaseCommit(deps, scope, payload.importId, savers);
      throw error;
    }
  },
};
