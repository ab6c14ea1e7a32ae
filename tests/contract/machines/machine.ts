import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Program = 'server' | 'worker';

/** Suppresses the S3 client's deprecation warning on Node 20. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

export const machine = (program: Program, env: Record<string, string>) => {
  let child: ChildProcess | undefined;
  let address: string | undefined;

  const start = async (): Promise<void> => {
    const file = fileURLToPath(new URL(`./${program}.mjs`, process.env.BUILT_THREADS));
    const made = spawn(process.execPath, [file], {
      env: { ...process.env, ...QUIET, ...env, PORT: '0', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = made;
    const lines = createInterface({ input: made.stdout });
    await new Promise<void>((resolve, reject) => {
      made.once('exit', () => reject(new Error(`the ${program} ended before it stood ready`)));
      lines.on('line', (line) => {
        const { msg, port, level, ...facts } = JSON.parse(line) as Record<string, unknown>;
        if (Number(level) >= 40) console.error(program, msg, facts);
        if (msg === 'listening') address = `http://127.0.0.1:${port}`;
        if (msg === 'listening' || msg === 'working on jobs') resolve();
      });
    });
  };

  const kill = async (): Promise<void> => {
    const dying = child;
    child = undefined;
    address = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };

  const stop = async (): Promise<number | null> => {
    const ending = child;
    child = undefined;
    address = undefined;
    if (!ending) throw new Error(`the ${program} is not running`);
    const gone = once(ending, 'exit');
    ending.kill('SIGTERM');
    const [code] = await gone;
    return code as number | null;
  };

  return { program, start, kill, stop, address: () => address };
};

export type Machine = ReturnType<typeof machine>;
