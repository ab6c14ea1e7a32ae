import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Figure = { what: string; against: string; figure: string; reach: string; ok: boolean };

const figures: Figure[] = [];

export const atMost = (what: string, against: string, ratio: number, bound: number, detail = ''): void => {
  figures.push({
    what,
    against,
    figure: `${ratio.toFixed(2)}x${detail}`,
    reach: `at most ${bound}x`,
    ok: ratio <= bound,
  });
};

export const atLeast = (what: string, against: string, ratio: number, bound: number, detail = ''): void => {
  figures.push({
    what,
    against,
    figure: `${ratio.toFixed(2)}x${detail}`,
    reach: `at least ${bound}x`,
    ok: ratio >= bound,
  });
};

export const record = (figure: Figure): void => {
  figures.push(figure);
};

export const finish = (): void => {
  if (process.env.BENCH_OUT) writeFileSync(process.env.BENCH_OUT, JSON.stringify(figures));
  else console.table(figures);
};

export const benchDir = (): string => {
  const dir = process.env.BENCH_DIR ?? `/tmp/patuh-bench-${process.pid}`;
  mkdirSync(dir, { recursive: true });
  return dir;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const timed = async <T>(fn: () => Promise<T> | T): Promise<{ ms: number; value: T }> => {
  const start = performance.now();
  const value = await fn();
  return { ms: performance.now() - start, value };
};

/** Processor time, which varies less than the clock on a busy machine. */
export const processorMs = (fn: () => unknown): number => {
  const start = process.cpuUsage();
  fn();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

const inWords = (ms: number): string =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

/** In ms, measured alternately; both are printed beside the ratio. */
export const timeAtMost = (
  what: string,
  against: string,
  { a, b }: { readonly a: readonly number[]; readonly b: readonly number[] },
  bound: number,
): void => {
  const [ours, theirs] = [median(a), median(b)];
  atMost(what, against, ours / theirs, bound, ` (${inWords(ours)} to ${inWords(theirs)})`);
};

export type Load = { perSecond: number; p99: number; failed: number };

/** Over a few connections, or at a fixed rate; any status but 200 counts as failed. */
export const load = async (
  url: string,
  options: {
    headers?: Record<string, string>;
    seconds: number;
    connections?: number;
    rate?: number;
    /** Another path for each request. */
    next?: () => string;
  },
): Promise<Load> => {
  const { next } = options;
  const result = await autocannon({
    url,
    headers: options.headers ?? {},
    connections: options.connections ?? 8,
    duration: options.seconds,
    ...(options.rate ? { overallRate: options.rate } : {}),
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }] }),
  });
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99, failed: result.non2xx + result.errors };
};

/** The same requests beside one busy core: the effect of the machine itself. */
export const withBusyCore = async (url: string, options: Parameters<typeof load>[1]): Promise<Load> => {
  const spin = spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' });
  try {
    return await load(url, options);
  } finally {
    spin.kill('SIGKILL');
  }
};

/** Measures two things alternately, several times, so that drift of the machine affects both. */
export const inTurn = async <A, B>(
  rounds: number,
  a: () => Promise<A>,
  b: () => Promise<B>,
): Promise<{ a: A[]; b: B[] }> => {
  const results = { a: [] as A[], b: [] as B[] };
  for (let round = 0; round < rounds; round++) {
    results.a.push(await a());
    results.b.push(await b());
  }
  return results;
};
