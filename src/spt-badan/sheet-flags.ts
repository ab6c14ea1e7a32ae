import type { AnnualView } from '#domain/spt-badan/view-schema.ts';

/** What the tree says about a sheet: `errors` is that it does not agree with the others. */
export type SheetFlag = 'errors' | 'correlated' | 'empty' | 'stale' | 'invalidImport';

/** Of one sheet, what it is first, then what a person has to look at. */
export const flagsOf = ({ tree, stale }: Pick<AnnualView, 'tree' | 'stale'>, sheet: string): readonly SheetFlag[] => {
  const leaf = tree.find((one) => one.sheet === sheet);
  if (!leaf) return [];
  const main = leaf.filled ? 'correlated' : 'empty';
  return [
    leaf.correlated ? main : 'errors',
    ...(stale.includes(sheet) ? (['stale'] as const) : []),
    ...(leaf.invalidImport ? (['invalidImport'] as const) : []),
  ];
};
