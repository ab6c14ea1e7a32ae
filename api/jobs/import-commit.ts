import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { askForImported, importBilling, insertImported } from '../modules/billing/import-billings.ts';
import { importBupot, insertImportedBupots } from '../modules/bupot/import-bupots.ts';
import { importDraft, insertDrafts } from '../modules/faktur/import-drafts.ts';
import { each } from '../modules/impor/each.ts';
import { releaseCommit, type Savers, saveDocuments } from '../modules/impor/save-documents.ts';
import type { Handler, JobContext } from './handler.ts';
import { Unwanted } from './lease.ts';

const ATTEMPTS = 5;

/** Documents of each kind are made and written the way their own rooms do. */
export const saversOf = ({ deps, scope }: Pick<JobContext, 'deps' | 'scope'>): Savers => {
  const buyers = new Set<string>();
  const bupotSaver: Savers[SlipKind] = {
    asksOfLike: true,
    make: (input, { today, company }, importId, checked) =>
      importBupot(deps, scope, input, { importId, around: { today, company, source: 'import' }, checked }),
    insert: async (tx, bupots: readonly ReturnType<typeof importBupot>['made'][]) => {
      await insertImportedBupots(tx, deps, scope, bupots);
      return undefined;
    },
  };
  return {
    'faktur-keluaran': {
      asksOfLike: false,
      make: (input, { today, company }, importId, checked) => {
        const around = { today, company, ...(checked ? { errorCount: 0 } : {}) };
        const made = importDraft(deps, scope, input, around, importId);
        return { made, blocked: made.errorCount > 0 };
      },
      insert: async (tx, fakturs: readonly ReturnType<typeof importDraft>[]) => {
        await insertDrafts(tx, deps, scope, fakturs, buyers);
        return undefined;
      },
    },
    billing: {
      asksOfLike: true,
      make: (input, { today, company }, importId, checked) =>
        importBilling(deps, scope, input, { importId, around: checked ? 'checked' : { today, company } }),
      insert: (tx, billings: readonly ReturnType<typeof importBilling>['made'][], line) =>
        insertImported(tx, deps, scope, billings, line),
      begin: (tx, line) => askForImported(tx, scope, line),
    },
    ...each(slipKinds, bupotSaver),
  };
};

/** COMMITTING: ready documents of an import are saved; what is not ready stays to be repaired. */
export const importCommit: Handler<{ importId: string }> = {
  kind: 'import.commit',
  attempts: ATTEMPTS,
  run: async ({ deps, scope, progress }, { payload, attempts }) => {
    try {
      return await saveDocuments(deps, scope, payload.importId, saversOf({ deps, scope }), progress);
    } catch (error) {
      if (!(error instanceof Unwanted) && attempts + 1 >= ATTEMPTS)
        await releaseCommit(deps, scope, payload.importId, saversOf({ deps, scope }));
      throw error;
    }
  },
};
