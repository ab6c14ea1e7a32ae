import { moduleOf, moduleOfRoute, modules } from './modules.ts';

/** The kind a file counts as; null when it is not counted, such as a migration. */
export type Kind = 'source' | 'words' | 'css' | 'tests' | 'fixtures';

export type Size = { readonly lines: number; readonly bytes: number };

export type Price = {
  readonly module: string;
  readonly sizes: Readonly<Record<Kind, Size>>;
  readonly routes: number;
};

export type File = { readonly path: string; readonly text: string };

const kinds: readonly Kind[] = ['source', 'words', 'css', 'tests', 'fixtures'];

export const kindOf = (path: string): Kind | null => {
  if (path.startsWith('db/migrations/')) return null;
  if (path.startsWith('tests/') || /\.test\.tsx?$/.test(path)) return /\.tsx?$/.test(path) ? 'tests' : null;
  if (path.startsWith('fixtures/')) return /\.tsx?$/.test(path) ? 'fixtures' : null;
  if (!/^(?:api|db|src)\//.test(path)) return null;
  if (path.endsWith('.css')) return 'css';
  if (!/\.tsx?$/.test(path)) return null;
  return path.startsWith('api/domain/messages/') ? 'words' : 'source';
};

const none: Size = { lines: 0, bytes: 0 };
const plus = (a: Size, b: Size): Size => ({ lines: a.lines + b.lines, bytes: a.bytes + b.bytes });

const sizeOf = (text: string): Size => ({
  lines: text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
  bytes: Buffer.byteLength(text),
});

export const measure = (files: readonly File[], builtRoutes: readonly string[]): readonly Price[] => {
  const sizes = new Map<string, Size>();
  for (const { path, text } of files) {
    const kind = kindOf(path);
    if (kind === null) continue;
    const key = `${moduleOf(path)} ${kind}`;
    sizes.set(key, plus(sizes.get(key) ?? none, sizeOf(text)));
  }
  return modules.map(({ name }) => ({
    module: name,
    sizes: Object.fromEntries(kinds.map((kind) => [kind, sizes.get(`${name} ${kind}`) ?? none])) as Price['sizes'],
    routes: builtRoutes.filter((route) => moduleOfRoute(route) === name).length,
  }));
};

/** Descriptions of the modules whose source exceeds their budget in lines or bytes. */
export const exceeded = (prices: readonly Price[], budgets: Readonly<Record<string, Size>>): readonly string[] =>
  prices.flatMap(({ module, sizes: { source } }) => {
    const budget = budgets[module];
    if (!budget) return [`${module} has no budget`];
    return (['lines', 'bytes'] as const)
      .filter((unit) => source[unit] > budget[unit])
      .map((unit) => `${module}: ${source[unit]} ${unit} of source, budget ${budget[unit]}`);
  });
