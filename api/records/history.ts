import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { historyPage } from '../../db/repositories/history-page.ts';

type Values = Readonly<Record<string, unknown>>;

/** `record`: after the change. */
export type RecordChange = {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly action: string;
  readonly changed: readonly string[];
  readonly values: Values;
  readonly reason: string | null;
};

const ACTIONS: ReadonlySet<string> = new Set(['create', 'save', 'remove', 'recover']);

const MOST = 200;

const own = ({ fields }: PlainRecord, side: unknown): Values =>
  Object.fromEntries(Object.entries((side ?? {}) as Values).filter(([name]) => Object.hasOwn(fields, name)));

/**
 * Newest first. Values are found backwards from the current ones, because the history has changed fields only. `chain`:
 * scope of the history.
 */
export const recordChanges = async (
  record: PlainRecord,
  chain: Scope,
  query: Query,
  { id, ...current }: Values & { readonly id: string },
): Promise<RecordChange[]> => {
  let values = own(record, current);
  const type = record.objectType ?? record.resource;
  const rows = (await historyOf(chain, query, id)).filter(
    ({ objectType, action }) => objectType === type && ACTIONS.has(action),
  );
  return rows.reverse().map(({ seq, at, userName: by, action, before, after, reason }) => {
    if (action === 'remove') values = own(record, before);
    const change = { seq, at, by, action, changed: Object.keys(own(record, after)), values, reason };
    values = { ...values, ...own(record, before) };
    return change;
  });
};

export const lastVersion = async (chain: Scope, query: Query, id: string): Promise<number> =>
  (await historyOf(chain, query, id)).reduce((most, { after }) => {
    const { version = 0 } = (after ?? {}) as { version?: number };
    return Math.max(most, version);
  }, 1);

export type RemovedRecord = {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly values: Values;
  readonly reason: string | null;
};

/** Newest first, each once; a person's own if they belong to persons. */
export const removedRecords = async (record: PlainRecord, chain: Scope, query: Query): Promise<RemovedRecord[]> => {
  const filter = {
    objectType: record.resource,
    action: 'remove',
    ...(record.scope === 'person' ? { userId: chain.userId } : {}),
  };
  const found = new Map<string, RemovedRecord>();
  for (const { objectId: id, at, userName: by, before, reason } of await historyPage(chain, query, filter, null, MOST))
    if (!found.has(id)) found.set(id, { id, at, by, values: own(record, before), reason });
  return [...found.values()];
};
