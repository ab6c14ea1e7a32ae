import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  app = await testApp();
  server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await app.close();
});

const signIn = JSON.stringify({ email: people.rina.email, password: PASSWORD });
const opened = async (length: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  const head = ['Host: localhost', 'Origin: http://localhost', 'Content-Type: application/json', 'Connection: close'];
  socket.write(`POST /public/api/session HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n`);
  return socket;
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a body with a declared length', () => {
  it('is put together as it comes', async () => {
    const socket = await opened(signIn.length);
    for (const part of signIn.match(/.{1,20}/g) ?? []) {
      await pause();
      socket.write(part);
    }
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*"csrf"/s);
  });

  it('may break off, and nobody else notices', async () => {
    const broken = await opened(200_000);
    broken.write(signIn);
    await pause();
    broken.destroy();
    const socket = await opened(signIn.length);
    socket.write(signIn);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('is refused before it arrives where the declared length is too long', async () => {
    const socket = await opened(300_000);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  });
});
