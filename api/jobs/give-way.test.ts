import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(async ({ register }) => {
    register();
    (await import(workerData.program)).giveWay();
    parentPort.postMessage(require('node:os').getPriority(0));
  });
`;

it.runIf(process.platform === 'linux')('lets a thread come after the others, and moves nobody else', async () => {
  const before = getPriority(0);
  const program = new URL('./give-way.ts', import.meta.url).href;
  const thread = new Worker(PROGRAM, { eval: true, workerData: { program }, execArgv: [] });
  const there = await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  expect([there, getPriority(0)]).toEqual([Math.max(5, before), before]);
  await thread.terminate();
});
