import { useEffect } from 'react';
import { isOwnPath } from './own-path.ts';
import { addressTellsAll } from './use-address.ts';

/** Rows chosen in a list: one by one, or all its filter finds. */
export type RowsLeft = { readonly list: string; readonly ids: readonly string[]; readonly all: boolean };

/** Work a person was led away from by what stood in its way, so that any page on the way can lead back to it. */
export type WorkLeft = { readonly companyId: string; readonly from: string; readonly rows: RowsLeft | null };

const KEY = 'patuh.work';

const rowsIn = (state: unknown): RowsLeft | null => {
  const { list, ids, all } = (state ?? {}) as Partial<RowsLeft>;
  const readable = typeof list === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return readable ? { list, ids, all: all === true } : null;
};

/** Reads what was kept; null where it cannot be read, is another company's, or leads out of the product. */
export const readWorkLeft = (text: string | null, companyId: string): WorkLeft | null => {
  try {
    const { from, rows, ...of } = JSON.parse(text ?? '{}') as Partial<WorkLeft>;
    return typeof from === 'string' && isOwnPath(from) && of.companyId === companyId
      ? { companyId, from, rows: rowsIn(rows) }
      : null;
  } catch {
    return null;
  }
};

export const workLeft = (companyId: string): WorkLeft | null => readWorkLeft(sessionStorage.getItem(KEY), companyId);

export const forgetWork = (): void => sessionStorage.removeItem(KEY);

const here = (): string => window.location.pathname + window.location.search;

let unsavedRows: RowsLeft | null = null;

/** All a filter finds is chosen again where the filter comes back: a number somebody typed does not, and without it all would be more. */
export const comesBack = ({ all }: RowsLeft): boolean => !all || addressTellsAll();

/** Keeps where the person is (a form names its draft there before the router knows) and the rows chosen, for this tab. */
export const leaveWork = (companyId: string): void => {
  const rows = unsavedRows && comesBack(unsavedRows) ? unsavedRows : null;
  sessionStorage.setItem(KEY, JSON.stringify({ companyId, from: here(), rows } satisfies WorkLeft));
};

/** The rows that were chosen when work in this very list was left; null otherwise. */
export const rowsLeftHere = (companyId: string, list: string): RowsLeft | null => {
  const left = workLeft(companyId);
  return left?.from === here() && left.rows?.list === list ? left.rows : null;
};

/** Says which rows are chosen, should the work be left now; taken up again, it is left no more. */
export const useUnsavedRows = (rows: RowsLeft | null): void => {
  useEffect(() => {
    unsavedRows = rows;
    return () => {
      unsavedRows = null;
    };
  }, [rows]);
};
