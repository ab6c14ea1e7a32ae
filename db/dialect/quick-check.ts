import { Worker } from 'node:worker_threads';
import { SQLITE_MODULE } from '../sqlite-module.mjs';

/** One table at a time: a single read of the whole file would block the checkpoint of the WAL until it ended. */
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
 * In a separate thread, so that no request waits. Returns SQLite's message about the first damage; undefined when it
 * finds none or could not check.
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
