import { importDraft, insertDrafts } from '../modules/faktur/import-drafts.ts';
import { saveDocuments } from '../modules/impor/save-documents.ts';
import type { Handler } from './handler.ts';

/** COMMITTING: ready documents of an import become drafts, in the way the invoice's own room makes them. */
export const importCommit: Handler<{ importId: string }> = {
  kind: 'import.commit',
  attempts: 5,
  run: async ({ deps, scope, progress }, { payload }) =>
    saveDocuments(
      deps,
      scope,
      payload.importId,
      {
        make: (input, context, importId) => importDraft(deps, scope, input, context, importId),
        insert: (tx, fakturs) => insertDrafts(tx, deps, scope, fakturs),
      },
      progress,
    ),
};
