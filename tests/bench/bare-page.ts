import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/**
 * Served on PORT: a page of react-dom alone that requests the rows of `data-rows` and renders them; the API is Patuh's.
 */
const api = new URL(process.env.PATUH ?? '');
const built = buildSync({
  entryPoints: [new URL('bare-rows.tsx', import.meta.url).pathname],
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
});
const script = brotliCompressSync(built.outputFiles[0]?.contents ?? '');

const page = (rows: string): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Rows</title>
<script type="module" src="/rows.js"></script></head><body><div id="root" data-rows="${rows.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div></body></html>`;

createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', api);
  if (pathname === '/rows.js') {
    res.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Content-Encoding': 'br',
      'Content-Length': script.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    res.end(script);
  } else if (pathname === '/bare') {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(page(searchParams.get('rows') ?? ''));
  } else {
    const { host: _, ...headers } = req.headers;
    const forwarded = request(new URL(req.url ?? '/', api), { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(forwarded);
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
