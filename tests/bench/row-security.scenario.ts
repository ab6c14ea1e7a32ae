import pg from 'pg';
import { startCluster } from '../pg/cluster.mjs';

const cluster = await startCluster();
process.once('exit', cluster.stop);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
await client.query('create database secured');
await client.end();
const url = new URL(cluster.url);
url.pathname = '/secured';
// The dialect is read once, when its first module is loaded.
process.env.DATABASE_URL = url.href;
await import('./under-policies.ts');
process.exit();
