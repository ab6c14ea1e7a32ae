import { createContext, useCallback, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';
import type { ImportKind } from '../kit/import-kind.ts';

const Kind = createContext<ImportKind | null>(null);

export const ImportKindProvider = Kind.Provider;

/** The kind of import this page is about. */
export const useImportKind = (): ImportKind => {
  const kind = useContext(Kind);
  if (!kind) throw new Error('an import screen stands outside of its kind');
  return kind;
};

/** What is said in other words for each kind of document, some of it about a number of them. */
export const useKindWords = () => {
  const { key } = useImportKind();
  const translate = useTranslate();
  return useCallback(
    (words: string, count = 0) =>
      translate(`imporKind.${key}.${words}`, { smart_count: count, count: formatDecimal(String(count), 0) }),
    [key, translate],
  );
};
