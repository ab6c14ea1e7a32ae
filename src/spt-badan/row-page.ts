import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** More rows at once make a browser slow: each has up to twelve cells. */
export const ROWS_A_PAGE = 100;

/** The page of a row in the fragment of the address, such as `L3B.412`; null for another table. */
export const pageIn = (hash: string, table: string): number | null => {
  const [, name, row] = /^#(.+)\.(\d+)$/.exec(decodeURIComponent(hash)) ?? [];
  return name === table ? Math.floor(Number(row) / ROWS_A_PAGE) : null;
};

/** Rows of a table by the hundred; a finding in the address opens its page. */
export const useRowPage = (table: string, count: number) => {
  const { hash } = useLocation();
  const last = Math.max(0, Math.ceil(count / ROWS_A_PAGE) - 1);
  const [chosen, setPage] = useState(0);
  useEffect(() => {
    const page = pageIn(hash, table);
    if (page !== null) setPage(page);
  }, [hash, table]);
  const page = Math.min(chosen, last);
  return { page, last, setPage, from: page * ROWS_A_PAGE };
};
