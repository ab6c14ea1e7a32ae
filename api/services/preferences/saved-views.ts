import { changeOf } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import {
  insertView,
  removeView,
  type SavedView,
  updateView,
  viewById,
  viewCount,
  viewsOf,
} from '../../../db/repositories/saved-views.ts';
import type { Deps } from '../deps.ts';

export const MOST_VIEWS = 200;
type ViewInput = Pick<SavedView, 'list' | 'name' | 'state'>;

export const getViews = (deps: Deps, scope: Scope, list: string): Promise<SavedView[]> =>
  viewsOf(scope, deps.db.read, list);

const OBJECT_TYPE = 'saved_view';
const stateOf = ({ list, name, state }: SavedView): ViewInput => ({ list, name, state });

export const addView = async (deps: Deps, scope: Scope, input: ViewInput): Promise<SavedView> => {
  const view = { id: deps.newId(), ...input };
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'saved view');
    if ((await viewCount(scope, tx.db)) >= MOST_VIEWS)
      throw new Problem('conflict', { message: 'problem.too_many_views' });
    await insertView(tx, scope, view);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: view.id, action: 'create', after: stateOf(view) },
    ]);
  });
  return view;
};

export const changeView = async (
  deps: Deps,
  scope: Scope,
  id: string,
  set: Partial<Pick<ViewInput, 'name' | 'state'>>,
): Promise<SavedView> =>
  deps.db.transact(async (tx) => {
    const before = await viewById(scope, tx.db, id);
    const view = before && (await updateView(scope, tx, id, set));
    if (!view) throw new Problem('not_found');
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: id, action: 'save', ...changeOf(stateOf(before), stateOf(view)) },
    ]);
    return view;
  });

export const dropView = async (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const before = await viewById(scope, tx.db, id);
    if (!before || !(await removeView(scope, tx, id))) throw new Problem('not_found');
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: id, action: 'delete', before: stateOf(before) },
    ]);
  });
