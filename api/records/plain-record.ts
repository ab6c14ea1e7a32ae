import { mayDo } from '#domain/access.ts';
import { changeOf } from '#domain/definition/changes.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { recordInput } from '#domain/definition/record-schema.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { acrossCompanies } from '../../db/company-context.ts';
import type { Query, Tx } from '../../db/database.ts';
import { type Claim, holdClaim } from '../../db/repositories/claims.ts';
import { appendHistory, holdHistory, SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import type { PlainRecords, RecordsParams } from '../../db/repositories/plain-records.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import type { Deps } from '../services/deps.ts';
import { staleSince } from '../services/stale.ts';
import { accepted, refusedIn } from './accepted.ts';
import { lastVersion, type RecordChange, type RemovedRecord, recordChanges, removedRecords } from './history.ts';
import type { FileRow } from './record-rows.ts';

export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Input = Readonly<Record<string, unknown>>;

export type RecordRules = {
  /** A lock held from the beginning of every change, because its checks also read other tables. */
  readonly claim?: Claim;
  /** Throws if this person may not see or change such a record, whatever their permissions. */
  readonly permit?: (scope: Scope, record: Input) => void;
  readonly hidden?: (scope: Scope) => RecordsParams['without'];
  /** Columns that a save sets besides the input. */
  readonly computed?: (input: Input) => Input;
  /** What one record has in its response besides its fields, or instead of them. */
  readonly more?: (deps: Deps, scope: Scope, record: Input) => Promise<Input>;
  readonly check?: (scope: Scope, query: Query, input: Input, id: string | null) => Promise<FieldErrors>;
  /** In the same transaction; `before`: the previous record, undefined for a new one. */
  readonly within?: (
    tx: Tx,
    scope: Scope,
    record: RecordRow,
    of: { deps: Deps; before: RecordRow | null },
  ) => Promise<void>;
  /** Adds a route that saves with the id in the body, at the path of the list. */
  readonly idInBody?: true;
  /** After the change was committed. */
  readonly changed?: (deps: Deps) => Promise<void>;
  readonly removable?: (tx: Tx, scope: Scope, record: RecordRow) => Promise<void>;
};

/** Rolls back the changes of a file that is only checked. */
class Rehearsed extends Error {}

type RecordServiceParams = { readonly record: PlainRecord; readonly store: PlainRecords; readonly rules: RecordRules };
/** `reason`: of internal records only, whose every write states one. */
type Seen = { readonly id: string; readonly version: number; readonly reason?: string | undefined };

/** `rehearse`: every row is checked, and none saved. */
type How = { readonly reason?: string | undefined; readonly rehearse?: boolean };

const reasoned = (reason: string | undefined) => (reason === undefined ? {} : { reason });

export const recordService = (deps: Deps, { record, store, rules }: RecordServiceParams) => {
  const { resource, fields, objectType = resource } = record;
  const ofCompany = record.scope === 'company';
  const may = (scope: Scope, action: string): void => {
    const allowed = ofCompany
      ? mayDo(scope.permissions, resource, action)
      : record.scope === 'person' || scope.internal;
    if (!allowed) throw new Problem(record.scope === 'internal' ? 'not_found' : 'forbidden');
  };
  /** The history of records that belong to no company is in the system chain. */
  const chainOf = (scope: Scope): Scope => (ofCompany ? scope : { ...scope, companyId: SYSTEM_COMPANY });
  const ownerOf = ({ companyId, userId }: Scope): Input => {
    if (record.scope === 'internal') return {};
    return ofCompany ? { companyId } : { userId };
  };
  const valuesOf = (row: Input): Input =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
  const viewOf = (row: RecordRow): RecordRow => ({
    id: row.id,
    version: row.version,
    ...valuesOf(row),
    updatedAt: row.updatedAt,
  });
  const everywhere = <T>(work: () => Promise<T>): Promise<T> => (ofCompany ? work() : acrossCompanies(work));
  const changing = async <T>(scope: Scope, change: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await everywhere(() =>
      deps.db.transact(async (tx) => {
        if (rules.claim) await holdClaim(tx, scope, rules.claim);
        if (ofCompany) await bumpRevision(tx, scope, resource);
        return change(tx);
      }),
    );
    await rules.changed?.(deps);
    return result;
  };
  const shownOf = async (scope: Scope, row: RecordRow): Promise<RecordRow> => ({
    ...viewOf(row),
    ...(await rules.more?.(deps, scope, row)),
  });
  const load = async (scope: Scope, query: Query, id: string): Promise<RecordRow> => {
    const found = await store.byId(scope, query, id);
    if (!found) throw new Problem('not_found');
    rules.permit?.(scope, found);
    return found;
  };
  const checked = async (scope: Scope, tx: Tx, input: Input, id: string | null): Promise<void> => {
    const { of, at } = record.unique ?? {};
    const taken =
      of &&
      at !== undefined &&
      (await store.isTaken(scope, tx.db, Object.fromEntries(of.map((name) => [name, input[name]])), id));
    const errors = {
      ...(taken ? { [at]: `resources.${resource}.twice` } : {}),
      ...(await rules.check?.(scope, tx.db, input, id)),
    };
    if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  };
  const overtaken = async (scope: Scope, { id, version }: Seen): Promise<Problem> => {
    const current = await shownOf(scope, await load(scope, deps.db.read, id));
    return everywhere(() => staleSince(chainOf(scope), deps.db.read, { id, version }, current));
  };
  const add = async (
    scope: Scope,
    tx: Tx,
    input: Input,
    { id, version, action, reason }: Seen & { action: string },
  ) => {
    rules.permit?.(scope, input);
    const now = deps.now();
    const row = { ...input, ...ownerOf(scope), id, version, updatedAt: now };
    await holdHistory(tx, chainOf(scope));
    await checked(scope, tx, input, null);
    await store.insert(tx, row);
    const after = { ...valuesOf(row), version };
    await appendHistory(tx, chainOf(scope), now, [
      { objectType: resource, objectId: id, action, after, ...reasoned(reason) },
    ]);
    await rules.within?.(tx, scope, row, { deps, before: null });
    return viewOf(row);
  };
  /** Undefined if the version was overtaken. */
  const replace = async (scope: Scope, tx: Tx, input: Input, seen: Seen): Promise<RecordRow | undefined> => {
    const now = deps.now();
    const before = await load(scope, tx.db, seen.id);
    const columns = { ...input, ...rules.computed?.(input) };
    const change = changeOf(valuesOf(before), valuesOf(columns));
    const after = { ...change.after, version: seen.version + 1 };
    const row = await store.change(tx, scope, seen, { ...columns, updatedAt: now });
    if (!row) return undefined;
    // After the row, as in every change that locks both.
    await holdHistory(tx, chainOf(scope));
    await checked(scope, tx, input, seen.id);
    await appendHistory(tx, chainOf(scope), now, [
      { objectType, objectId: seen.id, action: 'save', ...change, after, ...reasoned(seen.reason) },
    ]);
    await rules.within?.(tx, scope, row, { deps, before });
    return row;
  };
  const begin = (reason?: string): Seen & { action: string } => ({
    id: deps.newId(),
    version: 1,
    action: 'create',
    reason,
  });
  const page = async (scope: Scope, params: RecordsParams): Promise<{ rows: RecordRow[]; total: number }> => {
    may(scope, 'list');
    rules.permit?.(scope, params.equal);
    const { rows, total } = await store.page(scope, deps.db.read, { ...params, without: rules.hidden?.(scope) });
    return { rows: rows.map(viewOf), total };
  };
  const removed = async (scope: Scope): Promise<RemovedRecord[]> => {
    may(scope, 'list');
    const gone = await everywhere(() => removedRecords(record, chainOf(scope), deps.db.read));
    const without = Object.entries(rules.hidden?.(scope) ?? {});
    const found = await Promise.all(gone.map(({ id }) => store.byId(scope, deps.db.read, id)));
    return gone.filter(
      ({ values }, at) => !found[at] && without.every(([name, hidden]) => !hidden.includes(values[name])),
    );
  };
  return {
    list: page,
    get: async (scope: Scope, id: string): Promise<RecordRow> => {
      may(scope, 'list');
      return shownOf(scope, await load(scope, deps.db.read, id));
    },
    create: async (scope: Scope, input: Input, reason?: string): Promise<RecordRow> => {
      may(scope, 'create');
      return changing(scope, (tx) => add(scope, tx, input, begin(reason)));
    },
    /**
     * All rows of a file, or none; a row with `seen` replaces that record. Throws `invalid` with `<row>.<field>`.
     */
    createAll: async (
      scope: Scope,
      rows: readonly FileRow[],
      { reason, rehearse = false }: How = {},
    ): Promise<number> => {
      may(scope, 'create');
      const errors: FieldErrors = {};
      const input = recordInput(record);
      const saveRow = async (tx: Tx, { values, seen }: FileRow): Promise<void> => {
        const given = accepted(input, { ...record.start, ...values });
        if (!seen) await add(scope, tx, given, begin(reason));
        else if (!(await replace(scope, tx, given, { ...seen, reason }))) throw new Problem('conflict');
      };
      const work = async (tx: Tx): Promise<void> => {
        for (const one of rows) {
          const wrong = await refusedIn(() => saveRow(tx, one));
          for (const [field, message] of Object.entries(wrong)) errors[`${one.row}.${field}`] = message;
        }
        if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
        if (rehearse) throw new Rehearsed();
      };
      await changing(scope, work).catch((error: unknown) => {
        if (!(error instanceof Rehearsed)) throw error;
      });
      return rows.length;
    },
    history: async (scope: Scope, id: string): Promise<RecordChange[]> => {
      may(scope, 'list');
      const current = await load(scope, deps.db.read, id);
      return everywhere(() => recordChanges(record, chainOf(scope), deps.db.read, current));
    },
    removed,
    /** Under its id, checked like a new record. */
    recover: async (scope: Scope, id: string, reason?: string): Promise<RecordRow> => {
      may(scope, 'create');
      const gone = (await removed(scope)).find((one) => one.id === id);
      if (!gone) throw new Problem('not_found');
      return changing(scope, async (tx) => {
        const version = (await lastVersion(chainOf(scope), tx.db, id)) + 1;
        return add(scope, tx, accepted(recordInput(record), gone.values), {
          id,
          version,
          action: 'recover',
          reason,
        });
      });
    },
    save: async (scope: Scope, seen: Seen, input: Input): Promise<RecordRow> => {
      may(scope, 'edit');
      rules.permit?.(scope, input);
      const saved = await changing(scope, (tx) => replace(scope, tx, input, seen));
      if (!saved) throw await overtaken(scope, seen);
      return shownOf(scope, saved);
    },
    remove: async (scope: Scope, seen: Seen): Promise<void> => {
      may(scope, 'remove');
      const gone = await changing(scope, async (tx) => {
        const before = await load(scope, tx.db, seen.id);
        await rules.removable?.(tx, scope, before);
        if (!(await store.remove(tx, scope, seen))) return false;
        await appendHistory(tx, chainOf(scope), deps.now(), [
          {
            objectType: resource,
            objectId: seen.id,
            action: 'remove',
            before: valuesOf(before),
            ...reasoned(seen.reason),
          },
        ]);
        return true;
      });
      if (!gone) throw await overtaken(scope, seen);
    },
  };
};
