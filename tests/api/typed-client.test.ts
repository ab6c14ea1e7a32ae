import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/sources.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput } from './billing/billing-client.ts';

const run = promisify(execFile);
const TYPED = join(root, 'tests/api/typed');
const MADE = join(root, '.cache/typed');
// Its types are generated here, so it is compiled here and not with everything else.
const STORY = join(TYPED, 'story.ts');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const ask = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const text = request.method === 'GET' ? undefined : (await request.text()) || undefined;
  return rina.request(request.method, pathname + search, text === undefined ? {} : { text });
};

describe('a client made from the description', () => {
  it('compiles, and knows what an answer has and what it has not', async () => {
    await mkdir(MADE, { recursive: true });
    const description = join(MADE, 'openapi.json');
    await writeFile(description, await (await rina.request('GET', '/openapi.json')).text());
    await run(process.execPath, [join(TYPED, 'generate.mjs'), description, join(MADE, 'paths.d.ts')]);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const message = await run(process.execPath, [tsc, '-p', TYPED, '--noEmit']).catch((error) => error);
    expect(message.stdout).toBe('');
  });

  it('makes a code, finds it again and removes it', async () => {
    const { story } = await import(/* @vite-ignore */ STORY);
    const { id, ...result } = await story(ask, anInput({ amount: '1500000' }));
    expect(result).toMatchObject({
      amount: '1500000.00',
      dueDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      unknown: false,
      found: true,
      nothing: undefined,
      code: 'not_found',
      removed: id,
    });
    expect(result.actions).toContain('pay');
  });
});
