import { columnsFor } from '#domain/imports/columns.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { mappingFor, type Remembered, rememberMapping } from '../../db/repositories/imports/mappings.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { ImportKind, Mapping } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import { mappingFaults } from './files/mapping-faults.ts';
import type { ImportChannel } from './import-channel.ts';
import { importAt, overtaken } from './load-import.ts';
import { type ImportState, stateOf, stored } from './state.ts';
import type { Decided } from './take-in.ts';

const OPEN = ['SHEET', 'MAPPING', 'REPAIR'] as const;

const ask = (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  step: 'READING' | 'CHECKING',
  state: ImportState,
  decided: Decided,
  also?: (tx: Tx) => Promise<void>,
) =>
  deps.db.transact(async (tx) => {
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: step === 'READING' ? 'import.read' : 'import.check',
      payload: { importId: read.id, decided },
      uniqueKey: `import.${step}:${read.id}:${read.version}`,
    });
    const row = await changeImport(tx, scope, read, { step, jobId, state: stored(state) });
    if (!row) throw overtaken();
    await also?.(tx);
    return row;
  });

const tableAt = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  version: number,
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  const read = await importAt(channel, scope, deps.db.read, id, OPEN, version);
  if (read.source !== 'table' || read.succeeded > 0)
    throw new Problem('wrong_status', { message: 'impor.server.not_a_table', extra: { step: read.step } });
  return read;
};

export const chooseSheet = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, sheet, headingRow }: { version: number; sheet: string; headingRow: number },
): Promise<ImportRecord> => {
  const read = await tableAt(deps, channel, scope, id, version);
  const { mapping: _, remembered: __, answers: ___, ...state } = stateOf(read);
  if (!state.sheets?.some((one) => one.name === sheet))
    throw new Problem('invalid', { errors: { sheet: 'impor.server.sheet_unknown' } });
  return ask(deps, scope, read, 'READING', state, { sheet, headingRow });
};

const refuseMapping = (kind: ImportKind, state: ImportState, mapping: Mapping): Mapping => {
  const errors = mappingFaults(kind, state.layout?.columns ?? [], mapping);
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  return mapping;
};

const isSame = (a: Mapping, b: Mapping): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.keys(a).every((field) => columnsFor(a, field).join('\n') === columnsFor(b, field).join('\n'));

/** For the next file with these headings. A history row is written only if the mapping changed. */
const keepMapping = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  remembered: Remembered & { kind: string; signature: string; name: string },
): Promise<void> => {
  const before = await mappingFor(scope, tx.db, remembered);
  await rememberMapping(tx, scope, deps.now(), remembered);
  const { mapping, name } = remembered;
  if (before && isSame(before.mapping, mapping)) return;
  await appendHistory(tx, scope, deps.now(), [
    {
      objectType: 'import_mapping',
      objectId: remembered.signature,
      action: before ? 'save' : 'create',
      before: before ? { mapping: before.mapping } : null,
      after: { mapping, name },
    },
  ]);
};

type ChosenMapping = {
  readonly version: number;
  readonly mapping: Mapping;
  readonly answers: readonly string[];
  readonly remember: boolean;
};

export const chooseMapping = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, mapping, answers, remember }: ChosenMapping,
): Promise<ImportRecord> => {
  const read = await tableAt(deps, channel, scope, id, version);
  const state = stateOf(read);
  const chosen = refuseMapping(kindOf(read), state, mapping);
  const { layout } = state;
  if (!layout)
    throw new Problem('wrong_status', { message: `impor.server.step.${read.step}`, extra: { step: read.step } });
  const { sheet, headingRow, headingRows } = layout;
  const decided = { sheet, headingRow, headingRows, mapping: chosen };
  const next: ImportState = { ...state, mapping: chosen, answers: [...answers] };
  return ask(deps, scope, read, 'CHECKING', next, decided, async (tx) => {
    if (remember)
      await keepMapping(tx, deps, scope, {
        kind: read.kind,
        signature: layout.signature,
        name: read.fileName,
        mapping,
        answers,
      });
  });
};

export const setControl = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, sums }: { version?: number | undefined; sums: Readonly<Record<string, string | null>> },
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  const read = await importAt(channel, scope, deps.db.read, id, ['REPAIR'], version);
  const known: readonly (string | undefined)[] = kindOf(read).sums;
  const strange = Object.keys(sums).find((key) => !known.includes(key));
  if (strange !== undefined)
    throw new Problem('invalid', { errors: { [`sums.${strange}`]: 'impor.server.sum_unknown' } });
  const control = Object.fromEntries(
    Object.entries({ ...stateOf(read).control, ...sums }).filter((one): one is [string, string] => one[1] !== null),
  );
  const row = await deps.db.transact((tx) =>
    changeImport(tx, scope, read, { state: stored({ ...stateOf(read), control }) }),
  );
  if (!row) throw overtaken();
  return row;
};
