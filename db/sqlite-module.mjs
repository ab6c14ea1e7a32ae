// Runs before anything is installed: plain JavaScript with Node's own modules only.

/**
 * Version 13 of better-sqlite3 does not run under Node 20, and a compiled version 12 ends the process under Node 24.19
 * and later when one of its threads ends.
 */
export const SQLITE_MODULE = Number(process.versions.node.split('.')[0]) >= 22 ? 'better-sqlite3-13' : 'better-sqlite3';
