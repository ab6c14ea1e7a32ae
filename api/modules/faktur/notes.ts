import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { labelOf } from '#domain/faktur/number.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { addNote, type Note, notesOf } from '../../../db/repositories/notes.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { loadRow } from './move-fakturs.ts';

export const fakturNotes = async (deps: Deps, scope: Scope, id: string): Promise<Note[]> => {
  await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return notesOf(scope, deps.db.read, id);
};

/** Users of other companies cannot be mentioned. */
export const writeNote = async (
  deps: Deps,
  scope: Scope,
  { id, text, mentions }: { id: string; text: string; mentions: string[] },
): Promise<Note> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_VIEW');
  if (!text.trim()) throw new Problem('invalid', { errors: { text: 'problem.field.required' } });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const note = await addNote(tx, scope, { id: deps.newId(), objectId: id, text: text.trim(), mentions, at });
    await appendHistory(tx, scope, at, [
      { objectType: 'note', objectId: note.id, action: 'create', after: { fakturId: id, text: note.text, mentions } },
    ]);
    const notified = await tellMembers(tx, scope, at, deps.newId, mentions, {
      message: 'faktur.server.mentioned',
      params: { by: scope.userName, document: labelOf(row) },
      link: vatDocumentPath({ type: 'OUT', id }),
    });
    tx.afterCommit(() => {
      for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
    });
    return note;
  });
};
