import { mayDo } from '#domain/access.ts';
import { changeOf } from '#domain/definition/changes.ts';
import type { Fields } from '#domain/definition/field-forms.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import { type Claim, holdClaim } from '../../db/repositories/claims.ts';
import { appendHistory, holdHistory } from '../../db/repositories/history.ts';
import type { PlainRecords, RecordsParams } from '../../db/repositories/plain-records.ts';
import type { Deps } from '../services/deps.ts';
import { staleSince } from '../services/stale.ts';

export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Input = Readonly<Record<string, unknown>>;

export type RecordRules = {
  /** A lock held from the beginning of every change, because its checks also read other tables. */
  readonly claim?: Claim;
  /** Throws if this person may not see or change such a record, whatever their permissions. */
  readonly permit?: (scope: Scope, record: Input) => void;
  readonly hidden?: (scope: Scope) => RecordsParams['without'];
  readonly check?: (scope: Scope, query: Query, input: Input, id: string | null) => Promise<FieldErrors>;
  /** Further changes in the same transaction; `before`: the previous record, undefined for a new one. */
  readonly within?: (
    tx: Tx,
    scope: Scope,
    record: RecordRow,
    of: { deps: Deps; before: RecordRow | null },
  ) => Promise<void>;
  readonly removable?: (tx: Tx, scope: Scope, record: RecordRow) => Promise<void>;
};

type Kept = { readonly record: PlainRecord<Fields>; readonly store: PlainRecords; readonly rules: RecordRules };
type Seen = { readonly id: string; readonly version: number };

export const recordService = (deps: Deps, { record, store, rules }: Kept) => {
  const { resource, fields } = record;
  const may = (scope: Scope, action: string): void => {
    if (!mayDo(scope.permissions, resource, action)) throw new Problem('forbidden');
  };
  const valuesOf = (row: Input): Input =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
  const viewOf = (row: RecordRow): RecordRow => ({
    id: row.id,
    version: row.version,
    ...valuesOf(row),
    updatedAt: row.updatedAt,
  });
  const changing = <T>(scope: Scope, change: (tx: Tx) => Promise<T>): Promise<T> =>
    deps.db.transact(async (tx) => {
      if (rules.claim) await holdClaim(tx, scope, rules.claim);
      return change(tx);
    });
  const load = async (scope: Scope, query: Query, id: string): Promise<RecordRow> => {
    const found = await store.byId(scope, query, id);
    if (!found) throw new Problem('not_found');
    rules.permit?.(scope, found);
    return found;
  };
  const checked = async (scope: Scope, tx: Tx, input: Input, id: string | null): Promise<void> => {
    const errors = (await rules.check?.(scope, tx.db, input, id)) ?? {};
    if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  };
  const overtaken = async (scope: Scope, { id, version }: Seen): Promise<Problem> => {
    const current = viewOf(await load(scope, deps.db.read, id));
    return staleSince(scope, deps.db.read, { id, version }, current);
  };
  return {
    list: async (scope: Scope, params: RecordsParams): Promise<{ rows: RecordRow[]; total: number }> => {
      may(scope, 'list');
      rules.permit?.(scope, params.equal);
      const { rows, total } = await store.page(scope, deps.db.read, { ...params, without: rules.hidden?.(scope) });
      return { rows: rows.map(viewOf), total };
    },
    get: async (scope: Scope, id: string): Promise<RecordRow> => {
      may(scope, 'list');
      return viewOf(await load(scope, deps.db.read, id));
    },
    create: async (scope: Scope, input: Input): Promise<RecordRow> => {
      may(scope, 'create');
      rules.permit?.(scope, input);
      const now = deps.now();
      const row = { ...input, id: deps.newId(), companyId: scope.companyId, version: 1, updatedAt: now };
      await changing(scope, async (tx) => {
        const after = { ...valuesOf(row), version: 1 };
        await holdHistory(tx, scope);
        await checked(scope, tx, input, null);
        await store.insert(tx, row);
        await appendHistory(tx, scope, now, [{ objectType: resource, objectId: row.id, action: 'create', after }]);
        await rules.within?.(tx, scope, row, { deps, before: null });
      });
      return viewOf(row);
    },
    save: async (scope: Scope, seen: Seen, input: Input): Promise<RecordRow> => {
      may(scope, 'edit');
      rules.permit?.(scope, input);
      const now = deps.now();
      const saved = await changing(scope, async (tx) => {
        const before = await load(scope, tx.db, seen.id);
        const change = changeOf(valuesOf(before), valuesOf(input));
        const after = { ...change.after, version: seen.version + 1 };
        await holdHistory(tx, scope);
        const row = await store.change(tx, scope, seen, { ...input, updatedAt: now });
        if (!row) throw await overtaken(scope, seen);
        await checked(scope, tx, input, seen.id);
        await appendHistory(tx, scope, now, [
          { objectType: resource, objectId: seen.id, action: 'save', before: change.before, after },
        ]);
        await rules.within?.(tx, scope, row, { deps, before });
        return row;
      });
      return viewOf(saved);
    },
    remove: async (scope: Scope, seen: Seen): Promise<void> => {
      may(scope, 'remove');
      const gone = await changing(scope, async (tx) => {
        const before = await load(scope, tx.db, seen.id);
        await rules.removable?.(tx, scope, before);
        if (!(await store.remove(tx, scope, seen))) return false;
        await appendHistory(tx, scope, deps.now(), [
          { objectType: resource, objectId: seen.id, action: 'remove', before: valuesOf(before) },
        ]);
        return true;
      });
      if (!gone) throw await overtaken(scope, seen);
    },
  };
};
