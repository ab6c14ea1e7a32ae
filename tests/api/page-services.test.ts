import { createHmac } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../api/app/app.ts';
import { people } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
afterEach(() => app.close());

const webDir = mkdtempSync(join(tmpdir(), 'patuh-page-services-'));
writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');

const opened = async (env: Record<string, string>) => {
  app = await testApp({ env: { CONTENT_HOSTS: '', ...env } });
  const page = await createApp({ ...app.edge, webDir }).request('http://localhost/main/home');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  return { rina: await app.as('rina'), policy, html: await page.text() };
};

const HMAC = '/intercom/hmac';
const TOKEN = '/help-desk/token';

describe('services of pages', () => {
  it('are off by default: the policy names no other host, and nothing is issued', async () => {
    const { rina, policy, html } = await opened({});
    expect(policy).not.toMatch(/https?:|wss?:|\*/);
    expect(html).not.toContain('page-services');
    expect(await rina.get(HMAC)).toEqual({ hmac: null });
    expect(await rina.get(TOKEN)).toEqual({ token: null, expiredAt: null });
  });

  it('that are simulated contact no host either', async () => {
    const { rina, policy, html } = await opened({ MESSAGING: 'simulator', HELP_DESK: 'simulator' });
    expect(policy).not.toMatch(/https?:|wss?:|\*/);
    expect(html).toContain('{"helpDesk":"simulator","messaging":"simulator"}');
    expect(await rina.get(HMAC)).toEqual({ hmac: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('that are on are named by page and policy, and sign who is signed in', async () => {
    const { rina, policy, html } = await opened({
      MESSAGING: 'https://pesan.example/patuh.js',
      MESSAGING_SECRET: 'rahasia',
      HELP_DESK: 'https://bantuan.example/patuh.js',
      HELP_DESK_SECRET: 'kunci',
      PAGE_SERVICE_HOSTS: 'cdn.pesan.example',
    });
    expect(html).toContain('"messaging":"https://pesan.example/patuh.js"');
    const hosts = ' https://bantuan.example https://pesan.example https://cdn.pesan.example';
    expect(policy).toContain(`script-src 'self'${hosts};`);
    expect(policy).toContain(`connect-src 'self'${hosts}${hosts.replaceAll('https', 'wss')};`);
    const { id } = await rina.get<{ id: string }>('/user');
    expect(await rina.get(HMAC)).toEqual({ hmac: createHmac('sha256', 'rahasia').update(id).digest('hex') });
    const { token, expiredAt } = await rina.get<{ token: string; expiredAt: number }>(TOKEN);
    const [head, claims, signature] = token.split('.');
    expect(createHmac('sha256', 'kunci').update(`${head}.${claims}`).digest('base64url')).toBe(signature);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
      sub: id,
      name: people.rina.name,
      email: people.rina.email,
      company_id: rina.company,
      exp: expiredAt / 1000,
    });
    expect(expiredAt - app.clock.now).toBe(3_600_000);
  });
});
