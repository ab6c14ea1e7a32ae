import { dialect } from './columns.ts';

/** A query whose rows PostgreSQL locks until the transaction ends. On SQLite a write transaction runs alone. */
export const lockedRows = <Q>(query: Q): Q =>
  dialect === 'pg' ? (query as unknown as { for(strength: 'update'): Q }).for('update') : query;
