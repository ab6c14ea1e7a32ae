import type { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { Ctx } from './edge.ts';

const KB = 1024;
const MB = 1024 * KB;

const refuse = (limit: number): never => {
  throw new Problem('too_large', {
    params: { limit: limit < MB ? `${limit / KB} KB` : `${Math.floor(limit / MB)} MB` },
  });
};

const cutOff = (): never => {
  throw new Problem('bad_request');
};

const measured = async (body: ReadableStream<Uint8Array>, limit: number): Promise<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) break;
    size += value.byteLength;
    if (size > limit) refuse(limit);
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
};

/** Bytes of large bodies, of all uploads together, before other requests get a turn. */
const PORTION = 512 * KB;
const TURN_MS = 10;
/** Smaller bodies arrive in one piece. */
const SMALL = 64 * KB;

let portion = PORTION;
const waiting = new Set<Readable>();

/** Twenty bodies of megabytes at once blocked the serving thread for most of a second. */
const takeTurns = (incoming: Readable, bytes: number): void => {
  portion -= bytes;
  if (portion > 0) return;
  if (waiting.size === 0)
    setTimeout(() => {
      portion = PORTION;
      const resumed = [...waiting];
      waiting.clear();
      for (const one of resumed) one.resume();
    }, TURN_MS);
  waiting.add(incoming.pause());
};

/**
 * With a Content-Length, which the HTTP parser enforces, chunks are copied straight into the final buffer:
 * concatenating chunks of twenty large bodies caused garbage collection pauses of a second.
 */
const filled = (incoming: Readable, size: number): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const whole = new Uint8Array(size);
    let at = 0;
    incoming.on('data', (part: Buffer) => {
      whole.set(part.subarray(0, size - at), at);
      at += part.byteLength;
      if (size > SMALL) takeTurns(incoming, part.byteLength);
    });
    incoming.once('end', () => resolve(whole.buffer));
    incoming.once('error', reject);
    incoming.once('close', () => reject(new Error('cut off')));
  });

/**
 * Limited by actual bytes, not by the declared length. Throws `too_large`, and `bad_request` if the body breaks off.
 */
export const takenIn = async (c: Ctx, limit: number): Promise<ArrayBuffer> => {
  const length = c.req.header('Content-Length');
  if (length !== undefined && Number(length) > limit) refuse(limit);
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
    const { body } = c.req.raw;
    return body ? measured(body, limit) : new ArrayBuffer(0);
  }
  const incoming = c.env?.incoming;
  if (incoming) return filled(incoming, Number(length)).catch(cutOff);
  // Without a server, as within a thread and in tests.
  const whole = await c.req.raw.arrayBuffer().catch(cutOff);
  return whole.byteLength > limit ? refuse(limit) : whole;
};
