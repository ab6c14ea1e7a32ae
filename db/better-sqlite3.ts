import { createRequire } from 'node:module';
import type Constructor from 'better-sqlite3';
import { SQLITE_MODULE } from './sqlite-module.mjs';

const Database: typeof Constructor = createRequire(import.meta.url)(SQLITE_MODULE);
export default Database;

export type SqliteHandle = Constructor.Database;
