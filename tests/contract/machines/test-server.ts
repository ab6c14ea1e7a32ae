import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSync } from '@node-rs/argon2';
import { folderStore } from '../../../api/gateways/storage/folder.ts';
import type { FileStore } from '../../../api/gateways/storage/port.ts';
import { s3Store } from '../../../api/gateways/storage/s3.ts';
import { keyedBy, sealOf } from '../../../api/secrets.ts';
import { openDb } from '../../../db/connection.ts';
import { sealedBy, sealedWork } from '../../../db/sealed.ts';
import { users } from '../../../db/tables.ts';
import { PASSWORD } from '../../../fixtures/cast/people.ts';
import { plantCast, plantQuotas } from '../../../fixtures/cast/plant.ts';
import { type Beginning, freshDatabase } from '../../fresh-database.ts';
import { servedBucket } from '../bucket.ts';
import { machine } from './machine.ts';

const SECRET = 'k'.repeat(32);

/** The lease of a job; ten times longer in production. */
const LEASE_MS = 3_000;

const cast: Beginning = async (tx) => {
  await plantCast(tx, Date.now());
  await sealedWork(tx, sealOf(keyedBy(SECRET)), (sealed) => plantQuotas(sealed, Date.now()));
  await tx.db.update(users).set({ passwordHash: hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 }) });
};

type Shared = { readonly files: FileStore; env(): Record<string, string>; close(): Promise<void> };

const inBucket = async (folder: string): Promise<Shared> => {
  const { bucket, close } = await servedBucket();
  const { endpoint, accessKey, secretKey } = bucket;
  const named = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket.bucket, S3_REGION: bucket.region };
  return {
    files: s3Store(bucket, join(folder, 'work')),
    env: () => ({ ...named, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }),
    close,
  };
};

/** One folder linked as `files` into each machine's data folder, like a mounted one. */
const inFolder = (folder: string, dataDirs: readonly string[]): Shared => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  for (const dataDir of dataDirs) {
    mkdirSync(dataDir);
    symlinkSync(shared, join(dataDir, 'files'));
  }
  return { files: folderStore(shared), env: () => ({}), close: async () => undefined };
};

/** Two servers and two workers with their own data folders, on one PostgreSQL and one bucket or folder. */
export const testServer = async (storage: 'bucket' | 'folder') => {
  const folder = mkdtempSync(join(tmpdir(), 'patuh-machines-'));
  const programs = ['server', 'server', 'worker', 'worker'] as const;
  const dataDirs = programs.map((_, at) => join(folder, String(at)));
  const shared = storage === 'bucket' ? await inBucket(folder) : inFolder(folder, dataDirs);
  const { url = '', drop } = await freshDatabase(folder, cast);
  const db = sealedBy(await openDb({ dataDir: folder, url }), sealOf(keyedBy(SECRET)));
  const machines = programs.map((program, at) =>
    machine(program, {
      DATA_DIR: dataDirs[at] ?? folder,
      DATABASE_URL: url,
      SECRETS_KEY: SECRET,
      JOBS: 'off',
      JOB_LEASE_MS: String(LEASE_MS),
      ...shared.env(),
    }),
  );
  await Promise.all(machines.map((one) => one.start()));
  const [first, second, ...workers] = machines;
  if (!first || !second) throw new Error('there are no servers');
  return {
    db,
    servers: [first, second] as const,
    workers,
    files: shared.files,
    close: async () => {
      await Promise.all(machines.map((one) => one.kill()));
      await db.close();
      await drop();
      await shared.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof testServer>>;
