import { expect, it } from 'vitest';
import { atOnceFrom, isTest, laterFrom, type Source, sourcesIn, stylesheets, withoutComments } from './sources.ts';

const BASE = 'src/main.tsx';

const selectorsOf = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','));

const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** The class at the head of a selector, if it needs no other class beside it. */
const headOf = (selector: string): string[] => classesIn(/^\s*\.[\w-]+(?=$|[\s:[>+~])/.exec(selector)?.[0] ?? '');

/** The style sheets by the classes that they mention. */
const byClass = (sheets: readonly Source[], of: (selector: string) => string[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of selectorsOf(sheet).flatMap(of)) found.set(name, (found.get(name) ?? new Set()).add(sheet.path));
  return found;
};

const usedIn = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

type Loads = ReadonlyMap<string, readonly string[]>;

const loadedWith = (path: string, loads: Loads, loaded = new Set<string>()): Set<string> => {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  for (const next of loads.get(path) ?? []) loadedWith(next, loads, loaded);
  return loaded;
};

/** Classes on a page that is opened directly, whose style sheets it does not load. */
const unstyled = (sources: readonly Source[], sheets: readonly Source[]): string[] => {
  const loads: Loads = new Map([...sources, ...sheets].map((source) => [source.path, atOnceFrom(source)]));
  const used = new Map(sources.map((source) => [source.path, usedIn(source)]));
  const [defining, mentioning] = [byClass(sheets, headOf), byClass(sheets, classesIn)];
  const base = loadedWith(BASE, loads);
  const pages = new Set(sources.flatMap(laterFrom));
  const found = [...pages].flatMap((page) => {
    const loaded = loadedWith(page, loads);
    const has = (path: string) => loaded.has(path) || base.has(path);
    return [...loaded].flatMap((path) => {
      const missing = (used.get(path) ?? []).filter((name) => ![...(mentioning.get(name) ?? [])].some(has));
      return missing.flatMap((name) => {
        const sheet = defining.get(name);
        return sheet ? [`${path}: .${name} of ${[...sheet].join(', ')}`] : [];
      });
    });
  });
  return [...new Set(found)].sort();
};

it('every page loads the style sheets of its classes, also when it is opened first', () => {
  const sources = sourcesIn('src').filter((source) => !isTest(source));
  expect(unstyled(sources, stylesheets())).toEqual([]);
});

it('notices a class of a style sheet that another page loads', () => {
  const at = (path: string, text: string) => ({ path, text });
  const found = unstyled(
    [
      at(BASE, `import './ui.css';\nconst a = () => import('./a.tsx');\nconst b = () => import('./b.tsx');`),
      at('src/a.tsx', `import './a.css';\nexport const A = () => <p className="row set" />;`),
      at('src/b.tsx', `import { C } from './c.tsx';`),
      at('src/c.tsx', `export const C = () => <p className="row set cell" />;`),
    ],
    [at('src/ui.css', '.row { gap: 8px; }'), at('src/a.css', '.set {\n  gap: 16px;\n}\n.set .cell { color: red; }')],
  );
  expect(found).toEqual(['src/c.tsx: .set of src/a.css']);
});
