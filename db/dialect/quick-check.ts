import { Worker } from 'node:worker_threads';
import { SQLITE_MODULE } from '../sqlite-module.mjs';

/** Runs in the thread: one table after the other, so that none keeps the log of writes from being emptied for as long as the whole file takes. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createRequire } = require('node:module');
  const Database = createRequire(workerData.from)(workerData.module);
  const check = () => {
    const db = new Database(workerData.file, { readonly: true });
    let table = '';
    try {
      const tables = db.prepare("select name from sqlite_master where type = 'table' and rootpage > 0").pluck().all();
      for (table of tables) {
        const lines = db.prepare('pragma quick_check("' + table + '")').pluck().all();
        const damage = lines.find((line) => !/^(ok$|NULL value in |CHECK constraint failed in )/.test(line));
        if (damage) return table + ': ' + damage;
      }
    } catch (error) {
      if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return table + ': ' + error.message;
    } finally {
      db.close();
    }
    return undefined;
  };
  parentPort.postMessage(check());
`;

/**
 * Looks through the pages of a database file for damage, in a thread of its own that keeps nobody waiting, whatever the size of the file. Answers
 * what SQLite says of the first damage it finds; undefined where it finds none, or could not look.
 */
export const quickCheck = (file: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { file, from: import.meta.url, module: SQLITE_MODULE },
    });
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
