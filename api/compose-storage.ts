import { join } from 'node:path';
import type { Settings } from './env.ts';
import { folderStore } from './gateways/storage/folder.ts';
import type { FileStore } from './gateways/storage/port.ts';
import { s3Store } from './gateways/storage/s3.ts';

export const composeStorage = (settings: Settings): FileStore => {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  return S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY
    ? s3Store(
        {
          endpoint: S3_ENDPOINT,
          bucket: S3_BUCKET,
          region: S3_REGION,
          accessKey: S3_ACCESS_KEY,
          secretKey: S3_SECRET_KEY,
        },
        join(DATA_DIR, 'work'),
      )
    : folderStore(join(DATA_DIR, 'files'));
};

export const storageOrEnd = async (files: FileStore): Promise<void> => {
  try {
    await files.ready();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};
