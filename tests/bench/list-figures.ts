import { join } from 'node:path';
import Database from '../../db/better-sqlite3.ts';
import { atLeast, atMost, benchDir, finish, inTurn, load, median, timeAtMost, timed } from './measure.ts';
import { serve, servePatuh, signIn } from './serve.ts';

const ROUNDS = 5;
const SECONDS = 4;
/** `BENCH_ROWS=10000000` selects ten million, which must not make a difference. */
const MOST = Number(process.env.BENCH_ROWS ?? 5_000_000);
const MOST_REACH = MOST > 5_000_000 ? 1.2 : 1.3;

export type MeasuredList = {
  /** In the table of figures: "list", "ID Billing list". */
  readonly name: string;
  readonly prepare: (dataDir: string, count: number, companies: number) => Promise<void>;
  readonly route: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The same page of the first company in SQL, with only the columns the list shows. */
  readonly page: string;
  /** The sums of the first company from an amount (sen) up, as SQL with that one parameter. */
  readonly sums: string;
};

type Columns = { readonly list: { readonly columns: readonly { readonly key: string; readonly hidden?: true }[] } };

export const shownColumns = ({ list }: Columns): readonly string[] =>
  list.columns.flatMap(({ key, hidden }) => (hidden ? [] : [key]));

/** The figures of every list of documents: relative to a bare route, to its bare SQL, and to itself with more rows. */
export const listFigures = async (of: MeasuredList): Promise<void> => {
  const request = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const list = `${of.route}?range=${request([0, 24])}&sort=${request(of.sort)}&filter=${request(of.filter)}&columns=${request(of.columns)}`;
  const dir = benchDir();
  const million = join(dir, 'million');
  await of.prepare(million, 1_000_000, 50);

  const patuh = await servePatuh(million);
  const bare = await serve(['--import', 'tsx', 'tests/bench/bare-hono.ts'], '/list', {
    DATA_DIR: million,
    PAGE_SQL: of.page,
  });
  const headers = await signIn(patuh.url);
  const ours = () => load(patuh.url + list, { headers, seconds: SECONDS });
  const theirs = () => load(`${bare.url}/list`, { seconds: SECONDS });
  await ours();
  await theirs();
  const runs = await inTurn(ROUNDS, ours, theirs);
  if (runs.a.some((run) => run.failed > 0)) throw new Error('the list answered with an error');
  atLeast(
    `${of.name}, 25 of 1,000,000, requests a second`,
    'bare Hono route, prepared statement',
    median(runs.a.map((run, at) => run.perSecond / (runs.b[at]?.perSecond ?? Number.NaN))),
    0.6,
    ` (${Math.round(median(runs.a.map((run) => run.perSecond)))} to ${Math.round(median(runs.b.map((run) => run.perSecond)))})`,
  );
  atMost(
    `${of.name}, p99`,
    'bare Hono route',
    median(runs.a.map((r) => r.p99)) / Math.max(1, median(runs.b.map((r) => r.p99))),
    3,
  );

  // A new filter cannot be cached: each round uses another range of amounts.
  const raw = new Database(join(million, 'patuh.sqlite'), { readonly: true });
  raw.pragma('mmap_size = 268435456');
  const sums = raw.prepare(of.sums);
  let step = 0;
  const totals = await inTurn(
    15,
    async () => {
      const path = `${of.route}/totals?filter=${request({ amountMin: String(1_200_000 + step++) })}`;
      const answer = await timed(async () => (await fetch(patuh.url + path, { headers })).json());
      return answer.ms;
    },
    async () => (await timed(() => sums.all(120_000_000 + step * 100))).ms,
  );
  raw.close();
  timeAtMost(`${of.name}, totals row of a filter, uncached`, 'its bare SQL', totals, 2);
  await patuh.stop();
  await bare.stop();

  // The company has the same size in both, so that only the table around it grows.
  const perSecond = async (count: number): Promise<() => Promise<number>> => {
    const folder = join(dir, String(count));
    await of.prepare(folder, count, count / 10_000);
    return async () => {
      const server = await servePatuh(folder);
      const signed = await signIn(server.url);
      await load(server.url + list, { headers: signed, seconds: 1 });
      const run = await load(server.url + list, { headers: signed, seconds: SECONDS });
      await server.stop();
      return run.perSecond;
    };
  };
  const small = await perSecond(10_000);
  const large = await perSecond(MOST);
  const sizes = await inTurn(3, small, large);
  atMost(
    `${of.name} at ${MOST.toLocaleString('en')} rows`,
    'itself at 10,000 rows',
    median(sizes.a.map((value, at) => value / (sizes.b[at] ?? Number.NaN))),
    MOST_REACH,
  );
  finish();
};
