import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { finish, record } from './measure.ts';

const REACH = 290;
const web = 'dist/web';
const html = readFileSync(join(web, 'index.html'), 'utf8');
const eager = [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file as string);
const bytes = eager.reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0);
const kilobytes = bytes / 1024;
record({
  what: 'entry of the front end',
  against: 'gzip',
  figure: `${kilobytes.toFixed(0)} kB (of ${readdirSync(join(web, 'assets')).filter((file) => /\.(js|css)$/.test(file)).length} files)`,
  reach: `at most ${REACH} kB`,
  ok: eager.length > 0 && kilobytes <= REACH,
});
finish();
