import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import Database from '../../db/better-sqlite3.ts';

// Reference: a route and a prepared statement for the same rows.
const db = new Database(join(process.env.DATA_DIR ?? '', 'patuh.sqlite'), { readonly: true });
db.pragma('mmap_size = 268435456');
const rows = db.prepare(process.env.PAGE_SQL ?? '');
const app = new Hono();
app.get('/list', (c) => c.json(rows.all()));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
