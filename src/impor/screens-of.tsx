import type { ComponentType } from 'react';
import type { ImportKind } from '../kit/import-kind.ts';
import { ImportDetail } from './ImportDetail.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportKindProvider } from './kind.ts';

/** The three pages of one kind of import. */
export const screensOf = (kind: ImportKind) => {
  const about = (Screen: ComponentType) => () => (
    <ImportKindProvider value={kind}>
      <Screen />
    </ImportKindProvider>
  );
  return { List: about(ImportList), Start: about(ImportStart), Detail: about(ImportDetail) };
};
