import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../db/tables.ts';
import { type Part, partsOf } from './parts.ts';

/** The simulated bank's own books, of all companies; their numbers cannot be guessed. */
const BOOKS = new Set(['bank_accounts', 'bank_movements', 'bank_calls']);

const companyTables = new Set(
  Object.values<unknown>(tables)
    .flatMap((table) =>
      is(table, Table) && 'companyId' in getTableColumns(table as SQLiteTable) ? [getTableName(table)] : [],
    )
    .filter((name) => !BOOKS.has(name)),
);

const COMPANY = /(?:"?(\w+)"?\s*\.\s*)?(?<![\w"])"?(company_id|id)"?(?![\w"])/gi;
const COLUMN = /^\s*"?(\w+)"?\s*\.\s*"?(\w+)"?/;
const COLUMN_BEFORE = /"?(\w+)"?\s*\.\s*"?(\w+)"?\s*=\s*$/;
/** Within a row comparison: `(a.company_id, a.id) in …`. */
const IN_ROW = /^\s*(?:,[^()]*)?\)\s*(?:in\b|=)/i;
/** Rows whose ids come from another part: `id in (select id from …)`. */
const ID_IN_PART = /^\s*in\s*part(\d+)/i;
const COMPARED = /^\s*(?:=|in\b)/i;

/** The part that resolves a name: the innermost with a table of this name. */
const partOf = (name: string, part: Part | undefined): Part | undefined =>
  part === undefined || part.tables.has(name) ? part : partOf(name, part.parent);

/** Assignments of an update are no condition. */
const conditionsOf = ({ text }: Part): string =>
  /^\s*update\b/i.test(text) ? text.replace(/\bset\b.*?(?=\bwhere\b|\bfrom\b|$)/is, ' ') : text;

/** A company condition is a value, or the company of another table with such a condition. */
export const withoutCompany = (sql: string): string[] => {
  const parts = partsOf(sql);
  const numbers = new Map(parts.map((part, at) => [part, at]));
  const permissions = new Set<string>();
  const joined: (readonly [string, string])[] = [];
  const keyOf = (name: string, part: Part): string | undefined => {
    const at = partOf(name, part);
    const table = at?.tables.get(name);
    return at && table && (companyTables.has(table) || table === 'companies')
      ? `${numbers.get(at)} ${name}`
      : undefined;
  };
  const isCompany = (name: string, column: string, part: Part): boolean =>
    column === 'company_id' || (column === 'id' && partOf(name, part)?.tables.get(name) === 'companies');

  const among: { readonly key: string; readonly table: string | undefined; readonly bracket: number }[] = [];

  for (const part of parts) {
    const text = conditionsOf(part);
    const own = [...part.tables].filter(([, table]) => companyTables.has(table)).map(([name]) => name);
    for (const found of text.matchAll(COMPANY)) {
      const [whole, alias, column = ''] = found;
      const bracket = column === 'id' ? ID_IN_PART.exec(text.slice(found.index + whole.length))?.[1] : undefined;
      const named = bracket && alias ? partOf(alias, part) : undefined;
      if (bracket && alias && named)
        among.push({ key: `${numbers.get(named)} ${alias}`, table: named.tables.get(alias), bracket: Number(bracket) });
      const name = alias ?? own.find((one) => !permissions.has(`${numbers.get(part)} ${one}`));
      if (name === undefined || !isCompany(name, column, part)) continue;
      const key = keyOf(name, part);
      const after = text.slice(found.index + whole.length);
      const before = text.slice(0, found.index);
      if (key === undefined) continue;
      const right = /^\s*=/.test(after) ? COLUMN.exec(after.replace(/^\s*=/, '')) : null;
      const left = right ?? COLUMN_BEFORE.exec(before);
      const other = left && isCompany(left[1] as string, left[2] as string, part) ? left[1] : undefined;
      const otherKey = other === undefined ? undefined : keyOf(other, part);
      if (otherKey !== undefined) joined.push([key, otherKey], [otherKey, key]);
      else if (COMPARED.test(after) || IN_ROW.test(after) || /=\s*$/.test(before)) permissions.add(key);
    }
  }
  for (let before = -1; before !== permissions.size; ) {
    before = permissions.size;
    for (const [one, other] of joined) if (permissions.has(one)) permissions.add(other);
    for (const { key, table, bracket } of among) {
      const inside = parts.filter((part) => part.bracket === bracket);
      const isHeld = (part: Part) =>
        [...part.tables].some(([name, of]) => of === table && permissions.has(`${numbers.get(part)} ${name}`));
      if (inside.every(isHeld)) permissions.add(key);
    }
  }
  return parts.flatMap((part) =>
    [...part.tables]
      .filter(([name, table]) => companyTables.has(table) && !permissions.has(`${numbers.get(part)} ${name}`))
      .map(([, table]) => table),
  );
};
