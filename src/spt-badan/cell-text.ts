import { useTranslate } from 'react-admin';
import { assetGroups } from '#domain/spt-badan/calculations/depreciation.ts';
import { referenceList } from '#domain/spt-badan/row-table.ts';
import { assetKinds, assetLabel } from '#domain/spt-badan/xml/asset-codes.ts';
import { notationOf } from './cell-notation.ts';

export type Cell = { readonly kind: string; readonly options: readonly string[] };

/** Choices of a cell with their labels, those of an asset by its group; null where any text may be typed. */
export const useChoices = (
  { kind, options }: Cell,
  group = '',
): readonly (readonly [value: string, label: string])[] | null => {
  const translate = useTranslate();
  if (kind === 'list') return referenceList(options[0] ?? '').map(({ code, name }) => [code, name] as const);
  if (kind === 'asset') return assetKinds(group).map((one) => [one.name, assetLabel(one)] as const);
  if (kind === 'group') return Object.keys(assetGroups).map((code) => [code, translate(`sptBadan.group.${code}`)]);
  const known = kind === 'yesno' ? ['yes', 'no'] : kind === 'choice' ? options : null;
  return known?.map((one) => [one, translate(`sptBadan.choice.${one}`)] as const) ?? null;
};

/** What a cell says, as people write it; empty for an empty cell. */
export const useCellText = (cell: Cell, value: string): string => {
  const choices = useChoices(cell);
  return value === '' ? '' : (choices?.find(([code]) => code === value)?.[1] ?? notationOf(cell.kind).format(value));
};
