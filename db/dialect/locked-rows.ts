import { dialect } from './columns.ts';

/** On SQLite a write transaction runs alone. */
export const lockedRows = <Q>(query: Q): Q =>
  dialect === 'pg' ? (query as unknown as { for(strength: 'update'): Q }).for('update') : query;
