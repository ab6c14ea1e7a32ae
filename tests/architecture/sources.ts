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

/** Every TypeScript file of these folders, path from the root with forward slashes. */
export const sourcesIn = (...folders: string[]): Source[] =>
  folders
    .flatMap(walk)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path);

/** The text without comments; strings stay. Line numbers stay what they were. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (found, string: string | undefined) => string ?? found.replace(/[^\n]/g, ' '),
  );

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+\.tsx?)['"],\s*import\.meta\.url/g;

/** What a file imports: ours as a path from the root, packages by name. Static, type-only, re-exported and dynamic alike. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3]) as string;
    if (target.startsWith('#domain/')) return target.replace('#domain/', 'api/domain/');
    if (target.startsWith('.')) return normalize(join(dirname(path), target)).replaceAll('\\', '/');
    return target;
  });

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
