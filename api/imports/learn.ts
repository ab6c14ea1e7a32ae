import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import {
  forgetRepair,
  forgetRepairs,
  keepRepairs,
  type LearnedRepair,
  learnedAt,
  learnedRepairs,
} from '../../db/repositories/imports/repairs.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { Learned } from './files/kind.ts';
import { type Lesson, learnedKey } from './files/learned.ts';
import type { ImportChannel, KindKey } from './import-channel.ts';

const objectType = 'import_repair';
const AT_ONCE = 200;

export const learnedOf = async (scope: Scope, query: Query, kind: string): Promise<Learned> => {
  const learned: Record<string, Record<string, string>> = {};
  for (const { field, key, chosen } of await learnedRepairs(scope, query, [kind])) {
    learned[field] ??= {};
    learned[field][key] = chosen;
  }
  return learned;
};

const repairFields = ({ kind, field, found, chosen }: LearnedRepair) => ({ kind, field, found, chosen });

export const learn = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  kind: string,
  lessons: readonly Lesson[],
): Promise<void> => {
  if (lessons.length === 0 || lessons.length > AT_ONCE) return;
  const places = lessons.map(({ field, found }) => ({ field, key: learnedKey(found) }));
  const before = new Map(
    (await learnedAt(scope, tx.db, kind, places)).map((row) => [`${row.field} ${row.key}`, row] as const),
  );
  const rows = lessons.flatMap(({ field, found, chosen }): LearnedRepair[] => {
    const key = learnedKey(found);
    const known = before.get(`${field} ${key}`);
    if (known?.chosen === chosen) return [];
    const { companyId, userName: createdByName } = scope;
    return [
      {
        id: known?.id ?? deps.newId(),
        companyId,
        kind,
        field,
        key,
        found,
        chosen,
        createdByName,
        createdAt: deps.now(),
      },
    ];
  });
  if (rows.length === 0) return;
  await keepRepairs(tx, scope, rows);
  await appendHistory(
    tx,
    scope,
    deps.now(),
    rows.map((row) => {
      const known = before.get(`${row.field} ${row.key}`);
      return {
        objectType,
        objectId: row.id,
        action: known ? 'save' : 'create',
        before: known ? repairFields(known) : null,
        after: repairFields(row),
      };
    }),
  );
};

const forgotten = (tx: Tx, deps: Deps, scope: Scope, rows: readonly LearnedRepair[]): Promise<void> =>
  appendHistory(
    tx,
    scope,
    deps.now(),
    rows.map((row) => ({ objectType, objectId: row.id, action: 'remove', before: repairFields(row), after: null })),
  );

export const unlearn = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  kind: string,
  texts: readonly { readonly field: string; readonly found: string }[],
): Promise<void> => {
  if (texts.length === 0 || texts.length > AT_ONCE) return;
  const places = texts.map(({ field, found }) => ({ field, key: learnedKey(found) }));
  const rows = await forgetRepairs(tx, scope, kind, places);
  if (rows.length > 0) await forgotten(tx, deps, scope, rows);
};

export const listLearned = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  kind?: string,
): Promise<LearnedRepair[]> => {
  permit(scope, channel.view);
  const kinds: readonly KindKey[] = channel.kinds.filter((one) => kind === undefined || one === kind);
  return kinds.length === 0 ? [] : learnedRepairs(scope, deps.db.read, kinds);
};

export const forgetLearned = (deps: Deps, channel: ImportChannel, scope: Scope, id: string): Promise<void> => {
  permit(scope, channel.write);
  return deps.db.transact(async (tx) => {
    const row = await forgetRepair(tx, scope, channel.kinds, id);
    if (!row) throw new Problem('not_found');
    await forgotten(tx, deps, scope, [row]);
  });
};
