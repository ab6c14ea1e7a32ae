import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../../api/gateways/storage/s3.ts';

/** A small S3 service with one empty bucket, on its own port. */
export const servedBucket = async (): Promise<{ bucket: Bucket; close(): Promise<void> }> => {
  const directory = mkdtempSync(join(tmpdir(), 'patuh-bucket-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'patuh', configs: [] }],
  });
  const { port } = (await service.run()) as AddressInfo;
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'patuh',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    close: async () => {
      await service.close();
      rmSync(directory, { recursive: true });
    },
  };
};
