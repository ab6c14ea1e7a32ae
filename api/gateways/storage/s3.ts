import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkedId } from './id.ts';
import type { FileStore } from './port.ts';
import { partIn, tidyParts } from './work-folder.ts';

/** `endpoint`: the address of the service, without the bucket. */
export type Bucket = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** A bucket may contain other objects besides our files. */
const PREFIX = 'files/';
const CONNECT_MS = 5_000;
const SILENCE_MS = 60_000;

type Refused = Error & { readonly $metadata?: { readonly httpStatusCode?: number } };
/** The check is a HEAD request, so a refusal has no message. */
const WHY: Readonly<Record<number, string>> = {
  403: 'S3_ACCESS_KEY and S3_SECRET_KEY may not use it.',
  404: 'there is no such bucket.',
};

const noneThere = (error: { name?: string }): null => {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
  throw error;
};

/** On first use, so that threads without file access start without it. */
const connect = async ({ endpoint, region, accessKey, secretKey }: Bucket) => {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // S3-compatible services need not support the newer checksums of Amazon's own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  return { sdk, Upload, client };
};

/**
 * Any S3-compatible bucket. Writes are atomic; the bucket's own rule removes interrupted uploads. `folder`: for
 * temporary files.
 */
export const s3Store = (of: Bucket, folder: string): FileStore => {
  let connected: ReturnType<typeof connect> | undefined;
  const connection = () => {
    connected ??= connect(of);
    return connected;
  };
  const at = (id: string) => ({ Bucket: of.bucket, Key: PREFIX + checkedId(id) });

  const put = async (id: string, Body: Uint8Array | Readable): Promise<void> => {
    const { Upload, client } = await connection();
    await new Upload({ client, params: { ...at(id), Body } }).done();
  };
  const get = async (id: string) => {
    const { sdk, client } = await connection();
    return client.send(new sdk.GetObjectCommand(at(id)));
  };
  const open: FileStore['open'] = async (id) => {
    const found = await get(id).catch(noneThere);
    return found && { size: found.ContentLength ?? 0, content: found.Body as Readable };
  };

  return {
    ready: async () => {
      const { sdk, client } = await connection();
      await client.send(new sdk.HeadBucketCommand({ Bucket: of.bucket })).catch((error: Refused) => {
        const why = WHY[error.$metadata?.httpStatusCode ?? 0] ?? error.message;
        throw new Error(`Files cannot be kept in the bucket ${of.bucket} at ${of.endpoint}: ${why}`);
      });
    },
    write: put,
    read: async (id) => {
      const { Body } = await get(id);
      if (!Body) throw new Error('an object without a body');
      return Body.transformToByteArray();
    },
    open,
    size: async (id) => {
      const { sdk, client } = await connection();
      const found = await client.send(new sdk.HeadObjectCommand(at(id))).catch(noneThere);
      return found && (found.ContentLength ?? 0);
    },
    remove: async (id) => {
      const { sdk, client } = await connection();
      await client.send(new sdk.DeleteObjectCommand(at(id)));
    },
    list: async function* (prefix) {
      const { sdk, client } = await connection();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: of.bucket, Prefix: PREFIX + prefix });
      for await (const { Contents = [] } of pages) for (const { Key = '' } of Contents) yield Key.slice(PREFIX.length);
    },
    lend: async (id, work) =>
      partIn(folder, checkedId(id), async (path) => {
        const found = await open(id);
        if (!found) throw new Error(`there is no file ${id}`);
        await pipeline(found.content, createWriteStream(path, { mode: 0o600 }));
        return work(path);
      }),
    make: async (id, work) =>
      partIn(folder, checkedId(id), async (path) => {
        const made = await work(path);
        await put(id, createReadStream(path));
        return made;
      }),
    tidy: (before) => tidyParts(folder, before),
  };
};
