import { createInflateRaw } from 'node:zlib';
import { limits, Refusal } from '../refusal.ts';

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly headerAt: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ENCRYPTED = 1;
/** Zip64 marker for sizes over 32 bits; a file within our limits never needs it. */
const ZIP64 = 0xffffffff;

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - 0xffff; at--)
    if (zip.readUInt32LE(at) === END) return at;
  throw new Refusal('broken_zip');
};

/** Before anything is unpacked. */
const refuseBomb = (entry: ZipEntry, sum: number): void => {
  const heavy = entry.unpacked > 1024 * 1024 && entry.unpacked > entry.packed * limits.unpackedRatio;
  if (heavy || sum > limits.unpackedBytes) throw new Refusal('zip_bomb');
};

/** From the central directory. Throws Refusal if it is broken, encrypted or a ZIP bomb. */
export const zipDirectory = (zip: Buffer): Map<string, ZipEntry> => {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.zipEntries) throw new Refusal('zip_bomb');
  const entries = new Map<string, ZipEntry>();
  let sum = 0;
  for (let at = zip.readUInt32LE(end + 16), i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new Refusal('broken_zip');
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      name: zip.toString('utf8', at + 46, nameEnd),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      headerAt: zip.readUInt32LE(at + 42),
    };
    if (zip.readUInt16LE(at + 8) & ENCRYPTED) throw new Refusal('encrypted');
    if (entry.packed === ZIP64 || entry.unpacked === ZIP64) throw new Refusal('broken_zip');
    sum += entry.unpacked;
    refuseBomb(entry, sum);
    entries.set(entry.name, entry);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

const packedBytes = (zip: Buffer, entry: ZipEntry): Buffer => {
  const { headerAt } = entry;
  if (headerAt + 30 > zip.length || zip.readUInt32LE(headerAt) !== LOCAL) throw new Refusal('broken_zip');
  const from = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  return zip.subarray(from, from + entry.packed);
};

/** As a stream. Unpacking stops with a refusal as soon as it exceeds the declared size. */
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

export const unpackText = async (zip: Buffer, entry: ZipEntry): Promise<string> => {
  let text = '';
  for await (const piece of unpack(zip, entry)) text += piece;
  return text;
};
