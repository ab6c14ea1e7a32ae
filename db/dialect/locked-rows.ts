import { dialect } from './columns.ts';

/** The rows of a query, locked on PostgreSQL until the transaction ends. SQLite has one writer anyway. */
export const lockedRows = async <R>(query: PromiseLike<R>): Promise<R> =>
  dialect === 'pg' ? (query as unknown as { for(strength: 'update'): PromiseLike<R> }).for('update') : query;
