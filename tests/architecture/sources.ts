import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = normalize(fileURLToPath(new URL('../..', import.meta.url)));

export type Source = { path: string; text: string };

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });

const filesIn = (folders: readonly string[], named: RegExp): Source[] =>
  folders
    .flatMap(walk)
    .filter((path) => named.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Every TypeScript file of these folders, path from the root with forward slashes. */
export const sourcesIn = (...folders: string[]): Source[] => filesIn(folders, /\.tsx?$/);

export const stylesheets = (): Source[] => filesIn(['src'], /\.css$/);

export const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path);

/** Strings stay, and line numbers. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (found, string: string | undefined) => string ?? found.replace(/[^\n]/g, ' '),
  );

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+\.tsx?)['"],\s*import\.meta\.url/g;

const targetsOf = (path: string, matches: readonly RegExpMatchArray[]): string[] =>
  matches.map((match) => {
    const target = (match[2] ?? match[3] ?? match[4]) as string;
    if (target.startsWith('#domain/')) return target.replace('#domain/', 'api/domain/');
    if (target.startsWith('.')) return normalize(join(dirname(path), target)).replaceAll('\\', '/');
    return target;
  });

/** Project files as a path from the root, packages by name. Static, type-only, re-exported and dynamic alike. */
export const importsOf = ({ path, text }: Source): string[] =>
  targetsOf(path, [...withoutComments(text).matchAll(IMPORT)]);

/** Files loaded in the thread of a file: its runtime imports, transitively. */
export const loadedFrom = (root: string, sources: readonly Source[]): Map<string, string> => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const loadedBy = new Map<string, string>();
  const follow = (path: string): void => {
    const source = byPath.get(path);
    if (!source) return;
    // A file referenced by URL is the program of another thread.
    const here = [...withoutComments(source.text).matchAll(IMPORT)].filter((match) => !match[1] && !match[4]);
    for (const target of targetsOf(path, here)) {
      if (loadedBy.has(target)) continue;
      loadedBy.set(target, path);
      follow(target);
    }
  };
  follow(root);
  return loadedBy;
};

const STYLES = /@import\s+"([^"]+)"/g;

/** Files loaded together with a file, style sheets among them. */
export const atOnceFrom = ({ path, text }: Source): string[] => [
  ...targetsOf(
    path,
    [...withoutComments(text).matchAll(IMPORT)].filter((match) => !match[1] && match[2]),
  ),
  ...[...text.matchAll(STYLES)].map(([, target]) => normalize(join(dirname(path), target as string))),
];

/** Files a file loads only when they are needed. */
export const laterFrom = ({ path, text }: Source): string[] =>
  targetsOf(
    path,
    [...withoutComments(text).matchAll(IMPORT)].filter((match) => match[3]),
  );

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
