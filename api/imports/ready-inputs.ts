import type { Scope } from '#domain/scope.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import { nextDocuments, readyRowsOf } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { type InputOf, type KindKey, kindOf } from './files/kinds.ts';
import { AT_ONCE } from './make-portion.ts';
import { byDocument } from './recheck.ts';
import { contextOf, stateOf } from './state.ts';

export async function* readyInputs<K extends KindKey>(
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
): AsyncGenerator<readonly InputOf<K>[]> {
  const kind = kindOf(read);
  const context = { ...(await contextOf(deps, scope, deps.db.read, read)), style: stateOf(read).style };
  for (let after = 0; ; ) {
    const wanted = { status: ['READY', 'WARNING'], after, limit: AT_ONCE } as const;
    const documents = await nextDocuments(scope, deps.db.read, read.id, wanted);
    if (documents.length === 0) return;
    const rows = byDocument(await readyRowsOf(scope, deps.db.read, read.id, documents));
    yield rows.map(
      (own) =>
        kind.input(
          own.map(({ row, cells }) => ({ row, cells })),
          context,
        ) as InputOf<K>,
    );
    after = documents.at(-1) ?? after;
  }
}
