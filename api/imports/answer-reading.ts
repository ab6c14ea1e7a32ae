import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import { type Reading, type ReadingKey, raisedBy } from './files/reading.ts';
import type { ImportChannel } from './import-channel.ts';
import { importOf, overtaken, waitingAt } from './load-import.ts';
import { type ImportState, stateOf, stored } from './state.ts';
import type { Decided } from './take-in.ts';

export const questionsOf = ({ seen, repairs }: ImportState): ReadingKey[] => [
  ...(repairs ? (['faults'] as const) : []),
  ...(seen ? raisedBy(seen) : []),
];

const decidedBefore = ({ layout, mapping }: ImportState): Decided =>
  layout && mapping
    ? { sheet: layout.sheet, headingRow: layout.headingRow, headingRows: layout.headingRows, mapping }
    : null;

/** The default reading; choosing it does not read the file again. */
const FIRST: Reading = { hidden: 'with', unnumbered: 'one', columns: 'known', rest: 'out' };

const isAsRead = (key: ReadingKey, answer: string, before: Reading): boolean =>
  answer === (before[key] ?? FIRST[key] ?? 'kept');

/** A refused import that can be read another way still accepts answers. */
const lockedImport = (read: ImportRecord, version: number): ImportRecord =>
  stateOf(read).repairs ? waitingAt(read, ['FINISHED'], version) : waitingAt(read, ['REPAIR'], version);

/** Another reading reads the file again and drops earlier repairs. Only while nothing is saved. */
export const answerReading = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, key, answer }: { version: number; key: ReadingKey; answer: string },
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  const read = lockedImport(await importOf(channel, scope, deps.db.read, id), version);
  if (read.succeeded > 0) throw new Problem('wrong_status', { message: 'impor.server.reading_saved' });
  const { repairs: _, ...state } = stateOf(read);
  if (!questionsOf(stateOf(read)).includes(key))
    throw new Problem('invalid', { errors: { key: 'impor.server.reading_unknown' } });
  const reading = { ...state.reading, [key]: answer } as Reading;
  const row = await deps.db.transact(async (tx) => {
    if (isAsRead(key, answer, state.reading ?? {})) {
      return changeImport(tx, scope, read, { state: stored({ ...stateOf(read), reading }) });
    }
    const asTable = key === 'columns' && state.table ? state.table : null;
    const decided = asTable ?? decidedBefore(state);
    const step = asTable || !decided ? ('READING' as const) : ('CHECKING' as const);
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: step === 'READING' ? 'import.read' : 'import.check',
      payload: { importId: id, decided },
      uniqueKey: `import.${step}:${id}:${version}`,
    });
    const fresh = { ...state, reading, undo: [] };
    return changeImport(tx, scope, read, {
      step,
      jobId,
      status: 'IN_PROGRESS',
      message: null,
      finishedAt: null,
      state: stored(fresh),
      ...(asTable ? { source: 'table' } : {}),
    });
  });
  if (!row) throw overtaken();
  return row;
};
