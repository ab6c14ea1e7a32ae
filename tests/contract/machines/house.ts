import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSync } from '@node-rs/argon2';
import { s3Store } from '../../../api/gateways/storage/s3.ts';
import { keyedBy, sealOf } from '../../../api/secrets.ts';
import { openDb } from '../../../db/connection.ts';
import { sealedBy } from '../../../db/sealed.ts';
import { users } from '../../../db/tables.ts';
import { PASSWORD } from '../../../fixtures/cast/people.ts';
import { plantCast } from '../../../fixtures/cast/plant.ts';
import { type Beginning, freshDatabase } from '../../fresh-database.ts';
import { servedBucket } from '../bucket.ts';
import { machine } from './machine.ts';

const SECRET = 'k'.repeat(32);

/** A job of a dead worker is taken up after this long; a real house waits ten times as long. */
const LEASE_MS = 3_000;

const cast: Beginning = async (tx) => {
  await plantCast(tx, Date.now());
  await tx.db.update(users).set({ passwordHash: hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 }) });
};

/** Two servers and two workers, each with a data folder of its own, on one PostgreSQL and one bucket. */
export const house = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patuh-machines-'));
  const { bucket, close } = await servedBucket();
  const { url = '', drop } = await freshDatabase(folder, cast);
  const db = sealedBy(await openDb({ dataDir: folder, url }), sealOf(keyedBy(SECRET)));
  const machines = (['server', 'server', 'worker', 'worker'] as const).map((program, at) =>
    machine(program, {
      DATA_DIR: join(folder, String(at)),
      DATABASE_URL: url,
      SECRETS_KEY: SECRET,
      JOBS: 'off',
      JOB_LEASE_MS: String(LEASE_MS),
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY: bucket.accessKey,
      S3_SECRET_KEY: bucket.secretKey,
    }),
  );
  await Promise.all(machines.map((one) => one.start()));
  const [first, second, ...workers] = machines;
  if (!first || !second) throw new Error('there are no servers');
  return {
    db,
    servers: [first, second] as const,
    workers,
    files: s3Store(bucket, join(folder, 'work')),
    close: async () => {
      await Promise.all(machines.map((one) => one.kill()));
      await db.close();
      await drop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type House = Awaited<ReturnType<typeof house>>;
