import { useEffect } from 'react';
import { isOwnPath } from './own-path.ts';
import { addressTellsAll } from './use-address.ts';

export type RowsLeft = { readonly list: string; readonly ids: readonly string[]; readonly all: boolean };

export type WorkLeft = { readonly companyId: string; readonly from: string; readonly rows: RowsLeft | null };

const KEY = 'patuh.work';

const rowsIn = (state: unknown): RowsLeft | null => {
  const { list, ids, all } = (state ?? {}) as Partial<RowsLeft>;
  const readable = typeof list === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return readable ? { list, ids, all: all === true } : null;
};

/** Parses the stored value; null if unreadable, of another company, or leading out of the product. */
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

/** "All rows" is restored only if the URL holds the whole filter: without a typed number it would select more. */
export const comesBack = ({ all }: RowsLeft): boolean => !all || addressTellsAll();

/** For this tab. A form may have changed the address before the router knows. */
export const leaveWork = (companyId: string): void => {
  const rows = unsavedRows && comesBack(unsavedRows) ? unsavedRows : null;
  sessionStorage.setItem(KEY, JSON.stringify({ companyId, from: here(), rows } satisfies WorkLeft));
};

/** Null if the interrupted work was not in this list. */
export const rowsLeftHere = (companyId: string, list: string): RowsLeft | null => {
  const left = workLeft(companyId);
  return left?.from === here() && left.rows?.list === list ? left.rows : null;
};

/** Restoring the rows ends the interruption. */
export const useUnsavedRows = (rows: RowsLeft | null): void => {
  useEffect(() => {
    unsavedRows = rows;
    return () => {
      unsavedRows = null;
    };
  }, [rows]);
};
