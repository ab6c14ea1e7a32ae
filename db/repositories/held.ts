import { dialect } from '../dialect/columns.ts';

/** Reads rows of a transaction and holds them until it ends, one after the other in the order asked for. On SQLite a transaction runs alone. */
export const held = <Open>(open: Open): Open =>
  dialect === 'pg' ? (open as unknown as { for(how: 'update'): Open }).for('update') : open;
