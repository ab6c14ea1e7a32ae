import { statSync } from 'node:fs';

/** A look costs microseconds, and a list asks several times for one page. */
const EVERY_MS = 5;

const damaged = (what: string): Error => Object.assign(new Error(what), { code: 'SQLITE_CORRUPT' });

/**
 * Looks whether a database file still is the one that was opened. It is read as memory: one that was cut short by somebody else would
 * end the process at the first page that is not there any more, and what is written to one that was removed is written to nowhere.
 * Throws as the database does of a damaged file, and from then on each time.
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
