import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Built = {
  /** Requests the first rows while the rest is loading. */
  readonly early: string;
  /** By language: the files for the first pages, and all. */
  readonly words: Readonly<Record<'first' | 'all', Readonly<Record<'id' | 'en', readonly string[]>>>>;
  readonly pages: readonly {
    readonly address: string;
    readonly words: 'first' | 'all';
    readonly files: readonly string[];
  }[];
};

export type PageFiles = (path: string, locale: 'id' | 'en') => string;

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

export const pageFiles = (webDir: string): { early: string; of: PageFiles } => {
  const file = join(webDir, '.page-files.json');
  if (!existsSync(file)) return { early: '', of: () => '' };
  const { early, words, pages } = JSON.parse(readFileSync(file, 'utf8')) as Built;
  const known = pages.map(({ address, ...page }) => ({ pattern: new RegExp(address, 'i'), ...page }));
  return {
    early: `<script src="/${early}"></script>`,
    of: (path, locale) => {
      const page = known.find(({ pattern }) => pattern.test(path));
      return [...(page?.files ?? []), ...words[page?.words ?? 'all'][locale]].map(tagOf).join('');
    },
  };
};
