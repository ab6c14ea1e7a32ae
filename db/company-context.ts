import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that belongs to no single company: signing in, clocks, commands, the internal area. */
export const ALL_COMPANIES = '*';

const context = new AsyncLocalStorage<string>();

export const currentCompany = (): string => context.getStore() ?? ALL_COMPANIES;

/** Runs work for one company. On PostgreSQL row-level security then hides the rows of every other company. */
export const inCompany = <T>(companyId: string, work: () => PromiseLike<T>): Promise<T> =>
  // A query runs when it is awaited: that must happen inside the context.
  context.run(companyId, async () => await work());

export const acrossCompanies = <T>(work: () => PromiseLike<T>): Promise<T> => inCompany(ALL_COMPANIES, work);

/** The name of such a function begins with `unsafe`. */
export const unscoped =
  <A extends unknown[], R>(run: (...args: A) => PromiseLike<R>) =>
  (...args: A): Promise<R> =>
    acrossCompanies(() => run(...args));

/** For simulated outside systems, which serve all companies. */
export const servingAllCompanies = <T extends object>(functions: T): T =>
  Object.fromEntries(
    Object.entries(functions).map(([name, value]) => [
      name,
      typeof value === 'function' ? (...args: unknown[]) => acrossCompanies(() => value(...args)) : value,
    ]),
  ) as T;
