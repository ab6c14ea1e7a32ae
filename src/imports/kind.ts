import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import type { ImportKind } from '../ui/documents/import-kind.ts';

const Kind = createContext<ImportKind | null>(null);

export const ImportKindProvider = Kind.Provider;

const Family = createContext<readonly ImportKind[]>([]);

export const ImportFamilyProvider = Family.Provider;
export const useImportFamily = (): readonly ImportKind[] => useContext(Family);

export const useImportKind = (): ImportKind => {
  const kind = useContext(Kind);
  if (!kind) throw new Error('an import screen stands outside of its kind');
  return kind;
};

/** Address parameter with the kind of a new import. */
export const KIND = 'kind';

export const useKindOf = (): ((impor: { readonly kind: string }) => ImportKind) => {
  const family = useImportFamily();
  const usual = useImportKind();
  return ({ kind }) => family.find(({ key }) => key === kind) ?? usual;
};

export const useKindWords = () => {
  const { key, words: group = key } = useImportKind();
  const translate = useTranslate();
  return useCallback(
    (words: string, count = 0) =>
      translate(`imporKind.${group}.${words}`, { smart_count: count, count: formatCount(count) }),
    [group, translate],
  );
};

export const fieldKey = ({ key }: ImportKind, field: string): string => `impor.field.${key}.${field}`;

export const BATCH = 'batch';
export const TO_BATCH = `?${BATCH}=1`;

/** Address hash that opens the remaining repairs directly. */
export const TO_REPAIR = '#repair';

export type StepProps = { impor: ImportView; crumb: ReactNode; side: ReactNode; notice: ReactNode };
