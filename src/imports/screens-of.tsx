import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ImportKind } from '../ui/documents/import-kind.ts';
import { ImportDetail } from './ImportDetail.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportStart } from './ImportStart.tsx';
import { useImport } from './import-api.ts';
import { ImportFamilyProvider, ImportKindProvider, KIND, useKindOf } from './kind.ts';

const StartOfKind = () => {
  const [search] = useSearchParams();
  return (
    <ImportKindProvider value={useKindOf()({ kind: search.get(KIND) ?? '' })}>
      <ImportStart />
    </ImportKindProvider>
  );
};

const DetailOfKind = () => {
  const { id = '' } = useParams();
  const { data } = useImport(id);
  return (
    <ImportKindProvider value={useKindOf()(data ?? { kind: '' })}>
      <ImportDetail />
    </ImportKindProvider>
  );
};

export const screensOf = (...kinds: readonly [ImportKind, ...ImportKind[]]) => {
  const [first] = kinds;
  const about = (Screen: ComponentType) => () => (
    <ImportFamilyProvider value={kinds}>
      <ImportKindProvider value={first}>
        <Screen />
      </ImportKindProvider>
    </ImportFamilyProvider>
  );
  return { List: about(ImportList), Start: about(StartOfKind), Detail: about(DetailOfKind) };
};
