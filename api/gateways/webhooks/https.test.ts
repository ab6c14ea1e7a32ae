import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpsWebhooks } from './https.ts';
import { isOutside } from './outside-address.ts';

let visits = 0;
const server = createServer((request, response) => {
  visits++;
  if (request.url === '/redirect') response.writeHead(302, { Location: '/elsewhere' }).end();
  else response.writeHead(204).end();
});
let at = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
])('%s is not outside', (address) => expect(isOutside(address)).toBe(false));

it.each(['8.8.8.8', '103.10.1.1', '2606:4700::1111'])('%s is outside', (address) =>
  expect(isOutside(address)).toBe(true),
);

it.each([
  'http://example.com/hook',
  'https://localhost/hook',
  'https://hook.local/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'x',
])('%s is not accepted', (url) => expect(httpsWebhooks([]).accepts(url)).toBe(false));

it('a name that resolves to this machine is refused by the connection', async () => {
  visits = 0;
  const body = { headers: {}, body: '{}' };
  const port = at.split(':')[1];
  expect(await httpsWebhooks([]).post({ ...body, url: `http://${at}/` })).toEqual({ error: 'refused' });
  // RFC 6761: a name below localhost is this machine; `accepts` is passed by the final dot.
  const named = await httpsWebhooks([]).post({ ...body, url: `https://hook.localhost.:${port}/` });
  expect(named).toHaveProperty('error');
  expect(visits).toBe(0);
});

it('an allowed address is reached, and no redirect is followed', async () => {
  visits = 0;
  const { post } = httpsWebhooks([at]);
  expect(await post({ url: `http://${at}/`, headers: {}, body: '{}' })).toEqual({ response: 204 });
  expect(await post({ url: `http://${at}/redirect`, headers: {}, body: '{}' })).toEqual({ response: 302 });
  expect(visits).toBe(2);
});
