import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { newToken } from '../../db/id.ts';
import { seeded } from '../../fixtures/builders/random.ts';

/**
 * Ids, tokens and secrets the product throws dice for come from the seed, what it measures takes no time, and its timers never
 * ring, until what is answered is called: a year played again is the same to the last letter.
 */
export const underSeed = (seed: number): (() => void) => {
  const random = seeded(seed ^ 0x5eed);
  const { randomFillSync, randomBytes, randomUUID } = crypto;
  let requests = 0;
  const fill = <T extends Uint8Array>(bytes: T): T => {
    requests++;
    for (let at = 0; at < bytes.length; at++) bytes[at] = random.int(0, 255);
    return bytes;
  };
  Object.assign(crypto, {
    randomFillSync: fill,
    randomBytes: (size: number) => fill(Buffer.alloc(size)),
    randomUUID: () => fill(Buffer.alloc(16)).toString('hex'),
  });
  syncBuiltinESMExports();
  // What was thrown before the seed is used up first.
  while (requests === 0) newToken();
  const { now } = performance;
  const { setTimeout, setInterval } = globalThis;
  performance.now = () => 0;
  // What the product puts off for a while of the machine's time would come sooner or later than the last time.
  const put = { ref: () => put, unref: () => put };
  Object.assign(globalThis, { setTimeout: () => put, setInterval: () => put });
  return () => {
    performance.now = now;
    Object.assign(globalThis, { setTimeout, setInterval });
    Object.assign(crypto, { randomFillSync, randomBytes, randomUUID });
    syncBuiltinESMExports();
  };
};
