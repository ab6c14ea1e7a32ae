import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import type { ImportKind } from '../ui/documents/import-kind.ts';

const Kind = createContext<ImportKind | null>(null);

export const ImportKindProvider = Kind.Provider;

/** The kinds whose files are handed in at this address, where they are several. */
const Family = createContext<readonly ImportKind[]>([]);

export const ImportFamilyProvider = Family.Provider;
export const useImportFamily = (): readonly ImportKind[] => useContext(Family);

/** The kind of import this page is about. */
export const useImportKind = (): ImportKind => {
  const kind = useContext(Kind);
  if (!kind) throw new Error('an import screen stands outside of its kind');
  return kind;
};

/** Which of several kinds a new import is of stands in the address. */
export const KIND = 'kind';

/** The kind one import among several is of. */
export const useKindOf = (): ((impor: { readonly kind: string }) => ImportKind) => {
  const family = useImportFamily();
  const usual = useImportKind();
  return ({ kind }) => family.find(({ key }) => key === kind) ?? usual;
};

/** What is said in other words for each kind of document, some of it about a number of them. */
export const useKindWords = () => {
  const { key, words: group = key } = useImportKind();
  const translate = useTranslate();
  return useCallback(
    (words: string, count = 0) =>
      translate(`imporKind.${group}.${words}`, { smart_count: count, count: formatCount(count) }),
    [group, translate],
  );
};

/** Message key of the name of a field. */
export const fieldKey = ({ key }: ImportKind, field: string): string => `impor.field.${key}.${field}`;

/** In the address of an import: it is sent on in one go. */
export const BATCH = 'batch';
export const TO_BATCH = `?${BATCH}=1`;

/** Leads straight to what is still to be mended, past what became of the rest. */
export const TO_REPAIR = '#repair';

/** What every step is given. */
export type StepProps = { impor: ImportView; crumb: ReactNode; side: ReactNode; notice: ReactNode };
