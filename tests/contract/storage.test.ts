import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '../../api/gateways/storage/folder.ts';
import type { FileStore } from '../../api/gateways/storage/port.ts';
import { s3Store } from '../../api/gateways/storage/s3.ts';
import { servedBucket } from './bucket.ts';

const work = mkdtempSync(join(tmpdir(), 'patuh-storage-'));
let bucket: Awaited<ReturnType<typeof servedBucket>>;
beforeAll(async () => {
  bucket = await servedBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(work, { recursive: true });
});

const text = (of: string): Uint8Array => new TextEncoder().encode(of);
/** More than one part of a multipart upload. */
const LARGE = 6 * 1024 * 1024;

const stores: [name: string, parts: string, open: (parts: string) => FileStore][] = [
  ['a folder', join(work, 'files.parts'), () => folderStore(join(work, 'files'))],
  ['a bucket', join(work, 'work'), (folder) => s3Store(bucket.bucket, folder)],
];

describe.each(stores)('files in %s', (_, folder, open) => {
  let files: FileStore;
  beforeAll(() => {
    files = open(folder);
  });
  const listed = async (prefix: string): Promise<string[]> => {
    const ids: string[] = [];
    for await (const id of files.list(prefix)) ids.push(id);
    return ids;
  };
  const messageOf = async (id: string): Promise<string> => Buffer.from(await files.read(id)).toString();

  it('can be stored', async () => {
    await files.ready();
  });

  it('are read as they were written, whole or as they come, and written over', async () => {
    await files.write('one', text('first'));
    await files.write('one', text('second, longer'));
    expect(await messageOf('one')).toBe('second, longer');
    const found = await files.open('one');
    expect(found?.size).toBe(14);
    expect((await buffer(found?.content as Readable)).toString()).toBe('second, longer');
    expect(await files.size('one')).toBe(14);
    await files.write('none', new Uint8Array());
    expect([await files.size('none'), await messageOf('none')]).toEqual([0, '']);
  });

  it('of many megabytes go there and back without a byte changed', async () => {
    const bytes = randomBytes(LARGE);
    await files.write('large', Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]));
    expect(bytes.equals(await files.read('large'))).toBe(true);
    expect(await files.lend('large', async (path) => bytes.equals(await readFile(path)))).toBe(true);
  });

  it('that are not there are not there', async () => {
    expect([await files.open('nobody'), await files.size('nobody')]).toEqual([null, null]);
    await expect(files.read('nobody')).rejects.toThrow();
    await expect(files.lend('nobody', (path) => readFile(path))).rejects.toThrow();
    await files.write('gone', text('x'));
    await files.remove('gone');
    await files.remove('gone');
    expect(await files.open('gone')).toBeNull();
  });

  it('are listed by how their ids begin, in order', async () => {
    for (const id of ['mail-2', 'mail-10', 'mai', 'mail-1']) await files.write(id, text(id));
    expect(await listed('mail-')).toEqual(['mail-1', 'mail-10', 'mail-2']);
    expect(await listed('mailx')).toEqual([]);
  });

  it('are made on this machine and there whole, or as they were where the work breaks off', async () => {
    const made = await files.make('made', async (path) => {
      await writeFile(path, 'whole');
      expect([await files.size('made'), await listed('made')]).toEqual([null, []]);
      return 7;
    });
    expect([made, await messageOf('made')]).toEqual([7, 'whole']);
    const broken = files.make('made', async (path) => {
      await writeFile(path, 'half');
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    const torn = Readable.from(
      (function* () {
        yield text('half');
        throw new Error('torn');
      })(),
    );
    await expect(files.write('made', torn)).rejects.toThrow('torn');
    expect(await messageOf('made')).toBe('whole');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('made twice at once are one of the two', async () => {
    const all = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000));
    await Promise.all(all.map((one) => files.make('raced', (path) => writeFile(path, one))));
    expect(all).toContain(await messageOf('raced'));
  });

  it('a killed process left half made are cleared once they are old, and those at work are not', async () => {
    const old = join(folder, 'dead.part');
    await writeFile(old, 'half');
    utimesSync(old, 1, 1);
    await files.make('alive', async (path) => {
      await writeFile(path, 'still at it');
      await files.tidy(statSync(path).mtimeMs - 1_000);
      expect(existsSync(old)).toBe(false);
    });
    expect(await messageOf('alive')).toBe('still at it');
  });

  it.each(['../x', 'a/b', '', '.', 'a.part'])('are never under the id "%s"', async (id) => {
    await expect(files.write(id, text('x'))).rejects.toThrow(RangeError);
    await expect(files.read(id)).rejects.toThrow(RangeError);
    await expect(files.open(id)).rejects.toThrow(RangeError);
    await expect(files.remove(id)).rejects.toThrow(RangeError);
    await expect(files.make(id, async () => undefined)).rejects.toThrow(RangeError);
    await expect(files.lend(id, async () => undefined)).rejects.toThrow(RangeError);
  });
});

describe('a bucket that cannot be used', () => {
  it.each([
    ['is not there', { bucket: 'elsewhere' }, 'there is no such bucket'],
    ['is somebody else’s', { accessKey: 'nobody' }, 'S3_ACCESS_KEY and S3_SECRET_KEY may not use it'],
    ['does not answer', { endpoint: 'http://127.0.0.1:9' }, 'connect ECONNREFUSED'],
  ])('because it %s is told of in words before anything is kept', async (_, wrong, why) => {
    const of = { ...bucket.bucket, ...wrong };
    const result = `Files cannot be kept in the bucket ${of.bucket} at ${of.endpoint}: `;
    await expect(s3Store(of, work).ready()).rejects.toThrow(result + why);
  });
});
