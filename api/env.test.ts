import { describe, expect, it } from 'vitest';
import { clockOf, readEnv } from './env.ts';

const KEY = 'k'.repeat(32);

describe('the environment', () => {
  it('needs nothing', () => {
    // The demo's password is public, so the demo listens on this machine only.
    expect(readEnv({})).toMatchObject({ HOST: '127.0.0.1', DEMO: true, TRUST_PROXY: false });
    expect(readEnv({})).toMatchObject({ CONTENT_HOSTS: [] });
    expect(readEnv({})).toMatchObject({ BANK_MODE: 'auto', BANK_FEE_VA: 2_500, DOKU_URL: 'https://api.doku.com' });
  });

  it('takes an empty value for none', () => {
    expect(readEnv({ BANK_MODE: '', BANK_FEE_VA: '', DOKU_SECRET: '', DOKU_URL: '' })).toEqual(readEnv({}));
  });

  it.each([{ DOKU_CLIENT_ID: 'MCH' }, { DOKU_SECRET: 'SK' }, {}])('has no DOKU with only %j', (env) => {
    expect(() => readEnv({ BANK_MODE: 'doku', ...env })).toThrow(
      /BANK_MODE: doku needs DOKU_CLIENT_ID and DOKU_SECRET/,
    );
  });

  it.each(['-1', '1.5', 'gratis'])('takes no fee of %s', (fee) => {
    expect(() => readEnv({ BANK_FEE_VA: fee })).toThrow(/BANK_FEE_VA/);
  });

  it('keeps files in a bucket that is named whole, and refuses half of its name', () => {
    const whole = { S3_ENDPOINT: 'http://s3.local', S3_BUCKET: 'patuh', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(readEnv({ ...whole, S3_REGION: '' })).toMatchObject({ ...whole, S3_REGION: 'us-east-1' });
    for (const name of Object.keys(whole)) {
      expect(() => readEnv({ ...whole, [name]: '' })).toThrow(new RegExp(`\\n${name}: files go to a bucket where`));
      expect(readEnv({ ...Object.fromEntries(Object.keys(whole).map((key) => [key, ''])) }).S3_BUCKET).toBeUndefined();
    }
  });

  it('has a service of pages only with a script over https, and its secret', () => {
    expect(readEnv({ MESSAGING: 'off', MONITORING: 'simulator' })).toMatchObject({ MONITORING: 'simulator' });
    expect(readEnv({ MESSAGING: 'off' }).MESSAGING).toBeUndefined();
    expect(() => readEnv({ MESSAGING: 'http://pesan.example/x.js' })).toThrow(
      /MESSAGING: off, simulator, or the https/,
    );
    expect(() => readEnv({ MESSAGING: 'https://pesan.example/x.js' })).toThrow(/MESSAGING: needs MESSAGING_SECRET/);
  });

  it('lets the clock of the demo run ahead, and of nothing else', () => {
    expect(clockOf(readEnv({ CLOCK_AHEAD_MS: '-3600000' }))() - Date.now()).toBeLessThan(-3_590_000);
    expect(() => readEnv({ DEMO: 'off', CLOCK_AHEAD_MS: '1' })).toThrow(/CLOCK_AHEAD_MS/);
    expect(readEnv({ DEMO: 'off', SECRETS_KEY: KEY })).toMatchObject({ CLOCK_AHEAD_MS: 0 });
  });

  it('asks for a key of at least 32 characters where nothing is a demo', () => {
    expect(() => readEnv({ DEMO: 'off' })).toThrow(/SECRETS_KEY: without the demo a key is needed/);
    expect(() => readEnv({ DEMO: 'off', SECRETS_KEY: '' })).toThrow(/SECRETS_KEY/);
    expect(() => readEnv({ DEMO: 'off', SECRETS_KEY: 'short' })).toThrow(/SECRETS_KEY: at least 32 characters/);
    expect(readEnv({ DEMO: 'off', SECRETS_KEY: KEY })).toMatchObject({ SECRETS_KEY: KEY });
  });
});
