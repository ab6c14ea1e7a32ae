import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { EMAIL, PASSWORD } from './invoices.ts';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

export type Served = { url: string; pid: number; stop: () => Promise<void>; kill: () => Promise<void> };

const stopper = (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(force);
};

/** Starts a program that listens on PORT and waits until its address responds. */
export const serve = async (command: string[], path: string, env: Record<string, string>): Promise<Served> => {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  // An aborted scenario leaves no process running.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended`);
    const up = await fetch(url + path).then(
      () => true,
      () => false,
    );
    if (up) return { url, pid: child.pid ?? 0, stop: stopper(child, 'SIGTERM'), kill: stopper(child, 'SIGKILL') };
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`${command.join(' ')} did not answer`);
};

export const servePatuh = (dataDir: string, env: Record<string, string> = {}): Promise<Served> =>
  serve(['dist/server.mjs'], '/health', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    SECRETS_KEY: 'bench '.repeat(8),
    LOG_LEVEL: 'error',
    ...env,
  });

export const signIn = async (
  url: string,
  { email, password } = { email: EMAIL, password: PASSWORD },
): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/public/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password, remember: false }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  const { csrf, companyId } = (await answer.json()) as { csrf: string; companyId: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrf, 'x-company-id': companyId, origin: url };
};

export const signInAt = async (url: string, companyId: string): Promise<Record<string, string>> => {
  const headers = await signIn(url);
  const moved = await fetch(`${url}/main/switch-company/form`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _csrf: headers['x-csrf-token'] ?? '', companyId }).toString(),
  });
  if (moved.status !== 303) throw new Error(`${companyId}: ${moved.status}`);
  return { ...headers, 'x-company-id': companyId };
};
