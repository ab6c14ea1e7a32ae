import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { NO_COMPANY } from '#domain/people/no-company.ts';
import { storageTrouble } from '../../db/database.ts';
import type { Ctx, Edge, Env } from '../http/edge.ts';
import { lacksFactor, scopeFor, signedBy } from '../http/guard.ts';
import { allowPage, newNonce } from '../http/headers.ts';
import type { Signed } from '../services/session/book.ts';
import { openingOf } from '../services/session/opening.ts';
import { firstReads } from './first-reads.ts';
import { pageFiles } from './page-files.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Vite names built files after their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

const fileAnswer = (c: Ctx, file: string, cache: string): Response => {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const packed = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
  const served = packed ? file + packed[1] : file;
  c.header('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  c.header('Content-Length', String(statSync(served).size));
  c.header('Cache-Control', cache);
  c.header('Vary', 'Accept-Encoding');
  if (packed) c.header('Content-Encoding', packed[0]);
  return c.body(Readable.toWeb(createReadStream(served)) as ReadableStream);
};

/** The page is still served; its first API call reports the problem. */
const unlessStorage = (error: unknown): undefined => {
  if (!storageTrouble(error)) throw error;
};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Files of the build for the server. */
const isHidden = (path: string): boolean => path.includes('/.');

/** No text in the JSON can end the element. A block of data is no script, so the policy allows it. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Without the session if the person must first set up a second factor or choose a company. */
const opening = async (edge: Edge, c: Ctx, signed: Signed): Promise<string> => {
  if (lacksFactor(edge, signed) || signed.companyId === NO_COMPANY) return '';
  const scope = scopeFor(edge, c, signed);
  const session = await openingOf(edge.deps, scope);
  const reads = firstReads(c.req.path, { permissions: signed.permissions, now: edge.deps.now() });
  return dataBlock('opening', { ...session, reads });
};

export const pages = (edge: Edge, webDir: string) => {
  const app = new Hono<Env>();
  // Each response gets a nonce of its own.
  const template = readFileSync(join(webDir, 'index.html'), 'utf8').replace(
    /\s*<meta name="(?:csrf-token|company|csp-nonce)"[^>]*>/g,
    '',
  );
  const files = pageFiles(webDir);
  const head = template.indexOf('<script');
  const place = head < 0 ? template.indexOf('</head>') : head;

  const { pageServices } = edge.deps;
  const configured =
    Object.keys(pageServices.services).length > 0 ? dataBlock('page-services', pageServices.services) : '';

  const page = async (c: Ctx): Promise<Response> => {
    const nonce = newNonce();
    const signed = await signedBy(edge, c).catch(unlessStorage);
    const locale = signed?.preferences.locale === 'en' ? 'en' : 'id';
    c.set('locale', locale);
    const session = signed ? await opening(edge, c, signed).catch(unlessStorage) : undefined;
    const carried = { 'csrf-token': signed?.csrf ?? '', company: signed?.companyId ?? '', 'csp-nonce': nonce };
    const meta = Object.entries(carried).map(([name, content]) => `<meta name="${name}" content="${content}">`);
    allowPage(c, nonce, { images: edge.deps.contentHosts, services: pageServices.hosts });
    c.header('Cache-Control', 'no-store');
    const early = session ? session + files.early : '';
    const added = template.indexOf('</head>', place);
    return c.html(
      template.slice(0, place) +
        meta.join('') +
        early +
        configured +
        template.slice(place, added) +
        files.of(c.req.path, locale) +
        template.slice(added),
    );
  };

  app.get('*', async (c) => {
    let path: string;
    try {
      path = normalize(decodeURIComponent(c.req.path));
    } catch {
      return page(c);
    }
    const file = join(webDir, path);
    if (
      path !== '/' &&
      path !== '/index.html' &&
      file.startsWith(webDir) &&
      !path.includes('\0') &&
      !isHidden(path) &&
      isFile(file)
    )
      return fileAnswer(c, file, path.startsWith('/assets/') ? FOREVER : 'public, max-age=3600');
    // A missing asset must be a 404, not an HTML page that a script tag cannot parse.
    if (path.startsWith('/assets/')) return c.notFound();
    return page(c);
  });
  return app;
};
