import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { newToken } from '../../db/id.ts';
import { seeded } from '../../fixtures/builders/random.ts';

/**
 * Until the returned function is called: random values come from the seed, measured durations are zero, and timers
 * never fire, so that a repeated year is identical.
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
  // Uses up random bytes buffered before the seed.
  while (requests === 0) newToken();
  const { now } = performance;
  const { setTimeout, setInterval } = globalThis;
  performance.now = () => 0;
  // Timers of real time would fire sooner or later than in the last run.
  const put = { ref: () => put, unref: () => put };
  Object.assign(globalThis, { setTimeout: () => put, setInterval: () => put });
  return () => {
    performance.now = now;
    Object.assign(globalThis, { setTimeout, setInterval });
    Object.assign(crypto, { randomFillSync, randomBytes, randomUUID });
    syncBuiltinESMExports();
  };
};
