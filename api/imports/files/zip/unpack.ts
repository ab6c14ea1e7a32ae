import { createInflateRaw } from 'node:zlib';
import { Refusal } from '../refusal.ts';
import type { ZipEntry } from './directory.ts';

const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

const packedBytes = (zip: Buffer, entry: ZipEntry): Buffer => {
  const { headerAt } = entry;
  if (headerAt + 30 > zip.length || zip.readUInt32LE(headerAt) !== LOCAL) throw new Refusal('broken_zip');
  const from = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  return zip.subarray(from, from + entry.packed);
};

/**
 * The content of one entry, piece by piece as text. The size it declared is what it may unfold to: one byte more and it
 * lied about itself, and reading stops there.
 */
export async function* unpack(zip: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  const packed = packedBytes(zip, entry);
  if (entry.method === STORED) {
    yield packed.toString('utf8');
    return;
  }
  if (entry.method !== DEFLATED) throw new Refusal('broken_zip');
  const inflate = createInflateRaw({ chunkSize: 128 * 1024 });
  const text = new TextDecoder('utf-8');
  let size = 0;
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      size += (piece as Buffer).length;
      if (size > entry.unpacked) throw new Refusal('zip_bomb');
      yield text.decode(piece as Buffer, { stream: true });
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken_zip');
  } finally {
    inflate.destroy();
  }
}

/** The whole of a small entry as text. */
export const unpackText = async (zip: Buffer, entry: ZipEntry): Promise<string> => {
  let text = '';
  for await (const piece of unpack(zip, entry)) text += piece;
  return text;
};
