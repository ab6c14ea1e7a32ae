import { jakartaDay, type Scope } from '#domain/scope.ts';
import { associatesOf } from '../../../db/repositories/companies.ts';
import { unsafeDueSoon } from '../../../db/repositories/due-soon.ts';
import type { Deps } from '../deps.ts';

const SOON_DAYS = 3;
const DAY = 86_400_000;

type Asked = { q: string; page: number; size: number };

/** Companies the person may switch to, each with how many invoices of its own must go to the office within three days. */
export const associates = async (deps: Deps, scope: Scope, { q, page, size }: Asked) => {
  const { rows, total } = await associatesOf(scope, deps.db.read, q, { offset: page * size, limit: size });
  const until = jakartaDay(deps.now() + SOON_DAYS * DAY);
  const due = await unsafeDueSoon(
    deps.db.read,
    rows.map((row) => row.id),
    until,
  );
  return {
    content: rows.map(({ id, ...row }) => ({ companyId: id, ...row, dueSoon: due.get(id) ?? 0 })),
    totalElements: total,
  };
};
