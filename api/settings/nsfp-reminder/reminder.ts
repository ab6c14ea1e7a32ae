import { changeOf } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { NsfpReminder, NsfpReminderInput } from '#domain/settings/nsfp-reminder.ts';
import type { Query } from '../../../db/database.ts';
import { colleaguesOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { changeNsfpReminder, nsfpLeft, nsfpReminderOf } from '../../../db/repositories/nsfp.ts';
import type { Deps } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';

type Set = Omit<NsfpReminderInput, 'version'>;

const start: Set = { on: false, threshold: 20, days: 30, byMail: true, people: [] };
const idOf = (scope: Scope): string => `nsfp_reminder/${scope.companyId}`;

const settingOf = async (scope: Scope, query: Query): Promise<NsfpReminderInput> => {
  const row = await nsfpReminderOf(scope, query);
  const { on, threshold, days, byMail, people } = row ?? start;
  return { version: row?.version ?? 0, on, threshold, days, byMail, people };
};

export const nsfpReminder = async (deps: Deps, scope: Scope): Promise<NsfpReminder> => {
  const { read } = deps.db;
  const year = Number(jakartaDay(deps.now()).slice(0, 4));
  const [setting, stock, colleagues] = await Promise.all([
    settingOf(scope, read),
    nsfpLeft(scope, read, year),
    colleaguesOf(scope, read),
  ]);
  const known = new Set(colleagues.map(({ id }) => id));
  return {
    ...setting,
    people: setting.people.filter((id) => known.has(id)),
    year,
    ...stock,
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
  };
};

const check = async (scope: Scope, query: Query, { on, people }: Set): Promise<void> => {
  const known = new Set((await colleaguesOf(scope, query)).map(({ id }) => id));
  const wrong = people.some((id) => !known.has(id)) ? 'settings.nsfp.stranger' : null;
  const nobody = on && people.length === 0 ? 'settings.nsfp.nobody' : null;
  const problem = wrong ?? nobody;
  if (problem) throw new Problem('invalid', { errors: { people: problem } });
};

export const saveNsfpReminder = async (
  deps: Deps,
  scope: Scope,
  { version, ...set }: NsfpReminderInput,
): Promise<NsfpReminder> => {
  await check(scope, deps.db.read, set);
  const now = deps.now();
  const saved = await deps.db.transact(async (tx) => {
    const { version: _, ...before } = await settingOf(scope, tx.db);
    const row = { ...set, notifiedLow: false, notifiedYear: null, updatedAt: now };
    if (!(await changeNsfpReminder(tx, scope, version, row))) return false;
    const change = changeOf(before, set);
    await appendHistory(tx, scope, now, [
      {
        objectType: 'nsfp_reminder',
        objectId: idOf(scope),
        action: 'save',
        before: change.before,
        after: { ...change.after, version: version + 1 },
      },
    ]);
    return true;
  });
  const current = await nsfpReminder(deps, scope);
  if (!saved) throw await staleSince(scope, deps.db.read, { id: idOf(scope), version }, current);
  return current;
};
