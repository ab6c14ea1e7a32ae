import { statSync } from 'node:fs';

/** A check costs microseconds, and a list runs several queries for one page. */
const EVERY_MS = 5;

const damaged = (what: string): Error => Object.assign(new Error(what), { code: 'SQLITE_CORRUPT' });

/**
 * The file is memory-mapped: a truncated file would end the process at the first missing page, and writes to a removed
 * file are lost. Throws the database's own error for a damaged file, and from then on at every call.
 */
export const sameFile = (file: string): (() => void) => {
  const opened = statSync(file);
  let size = opened.size;
  let looked = performance.now();
  let broken: Error | undefined;
  return () => {
    if (broken) throw broken;
    const now = performance.now();
    if (now - looked < EVERY_MS) return;
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found || found.ino !== opened.ino)
      broken = damaged('the database file was removed or put in the place of another');
    else if (found.size < size) broken = damaged('the database file is shorter than it was');
    if (broken) throw broken;
    looked = now;
    size = found?.size ?? size;
  };
};
