import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  insertView,
  removeView,
  type SavedView,
  updateView,
  viewCount,
  viewsOf,
} from '../../../db/repositories/saved-views.ts';
import type { Deps } from '../deps.ts';

const MOST = 200;
type Asked = Pick<SavedView, 'list' | 'name' | 'state'>;

/** The ways a person looks at a list, kept for this person in this company. */
export const getViews = (deps: Deps, scope: Scope, list: string): Promise<SavedView[]> =>
  viewsOf(scope, deps.db.read, list);

export const addView = async (deps: Deps, scope: Scope, asked: Asked): Promise<SavedView> => {
  if ((await viewCount(scope, deps.db.read)) >= MOST)
    throw new Problem('conflict', { message: 'problem.too_many_views' });
  const view = { id: deps.newId(), ...asked };
  await deps.db.transact((tx) => insertView(tx, scope, view));
  return view;
};

export const changeView = async (
  deps: Deps,
  scope: Scope,
  id: string,
  set: Partial<Pick<Asked, 'name' | 'state'>>,
): Promise<SavedView> => {
  const view = await deps.db.transact((tx) => updateView(scope, tx, id, set));
  if (!view) throw new Problem('not_found');
  return view;
};

export const dropView = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  if (!(await deps.db.transact((tx) => removeView(scope, tx, id)))) throw new Problem('not_found');
};
