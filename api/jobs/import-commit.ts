import { importDraft, insertDrafts } from '../modules/faktur/import-drafts.ts';
import { type Drafts, releaseCommit, saveDocuments } from '../modules/impor/save-documents.ts';
import type { Handler } from './handler.ts';
import { Unwanted } from './lease.ts';

const ATTEMPTS = 5;

/** COMMITTING: ready documents of an import become drafts, in the way the invoice's own room makes them. */
export const importCommit: Handler<{ importId: string }> = {
  kind: 'import.commit',
  attempts: ATTEMPTS,
  run: async ({ deps, scope, progress }, { payload, attempts }) => {
    const buyers = new Set<string>();
    const drafts: Drafts = {
      make: (input, context, importId, checked) =>
        importDraft(deps, scope, input, checked ? { ...context, errorCount: 0 } : context, importId),
      insert: (tx, fakturs) => insertDrafts(tx, deps, scope, fakturs, buyers),
    };
    try {
      return await saveDocuments(deps, scope, payload.importId, drafts, progress);
    } catch (error) {
      if (!(error instanceof Unwanted) && attempts + 1 >= ATTEMPTS) await releaseCommit(deps, scope, payload.importId);
      throw error;
    }
  },
};
