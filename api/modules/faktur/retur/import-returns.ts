import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { returDokumenFile } from '#domain/faktur/retur-dokumen-file.ts';
import { returFile } from '#domain/faktur/retur-rules.ts';
import type { ReturnFile, ReturnRules, Taken } from '#domain/faktur/return-rules.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { insertFakturs } from '../../../../db/repositories/faktur/faktur.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import type { ReturnOrigin } from './origin-checks.ts';
import { returWork } from './work.ts';

export type ImportedReturn<File> = { readonly id: string; readonly retur: File; readonly importId: string };

export const importedReturn = <File>(deps: Stamp, retur: File, importId: string): ImportedReturn<File> => ({
  id: deps.newId(),
  retur,
  importId,
});

/** Method syntax, so that kinds with fewer states are assignable. */
type Work<Origin, Input, Left> = {
  readonly rules: Pick<ReturnRules<Origin, Input, Left>, 'words' | 'leftAfter'>;
  readonly saves: {
    tellNew(
      tx: Tx,
      deps: Deps,
      scope: Scope,
      rows: readonly Faktur<never>[],
      event: { action: string; stored: (row: FakturRow<string>) => object },
    ): Promise<void>;
  };
  lockedOrigin(tx: Tx, scope: Scope, id: string): Promise<ReturnOrigin<Origin, Left>>;
  returOf(
    tx: Tx,
    deps: Deps,
    scope: Scope,
    input: Input,
    returnOrigin: ReturnOrigin<Origin, Left>,
    more: { among: readonly Faktur<never>[] },
  ): Promise<Faktur<string> & Taken>;
};

/** Each return sees what earlier ones leave. Throws where one exceeds the remainder. Each document is read once. */
const inserting =
  <File, Origin extends FakturRow<string>, Input, Left>(
    work: Work<Origin, Input, Left>,
    file: ReturnFile<File, Origin, Input, Left>,
  ) =>
  async (tx: Tx, deps: Deps, scope: Scope, made: readonly ImportedReturn<File>[]): Promise<void> => {
    const { rules, saves } = work;
    const drafts: Faktur<never>[] = [];
    const originById = new Map<string, ReturnOrigin<Origin, Left>>();
    for (const { id, retur, importId } of made) {
      const rows = await fakturByNumbers<string>(scope, tx.db, file.of, [file.originNumber(retur)]);
      // The match needs the rows only, without lines.
      const found = file.originOf(rows as unknown as Origin[], retur);
      if (!found) throw new Problem('conflict', { message: `${rules.words}.check.no_origin` });
      const returnOrigin = originById.get(found.id) ?? (await work.lockedOrigin(tx, scope, found.id));
      const { origin, left } = returnOrigin;
      const input = file.inputOf(retur, origin, left);
      const draft = { ...(await work.returOf(tx, deps, scope, input, returnOrigin, { among: drafts })), id, importId };
      originById.set(found.id, { origin, left: rules.leftAfter(origin, left, draft) });
      drafts.push(draft as Faktur<never>);
    }
    await insertFakturs(tx, scope, drafts);
    await saves.tellNew(tx, deps, scope, drafts, {
      action: 'import',
      stored: ({ importId, number, originNumber, counterpartyName, date, dpp, ppn }) => ({
        importId,
        ...(number === null ? {} : { number }),
        originNumber,
        counterpartyName,
        date,
        dpp,
        ppn,
      }),
    });
  };

export const insertReturns = {
  'retur-masukan': inserting(returWork, returFile),
  'retur-dokumen-keluaran': inserting(returDokumenWork.out, returDokumenFile('DOC_OUT')),
  'retur-dokumen-masukan': inserting(returDokumenWork.in, returDokumenFile('DOC_IN')),
};
