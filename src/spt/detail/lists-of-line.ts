import { isSlipKind, type SlipKind } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { documentsOf, lineAt } from '#domain/spt/line-documents.ts';

/** A list of slips, narrowed to those of one return under one line. */
export type ListOfLine = { readonly kinds: readonly SlipKind[]; readonly to: string };

/** The lists the slips under a line stand in. A list cannot be narrowed to what a treasury paid itself: such a line has none. */
export const listsOfLine = (definition: ReturnDefinition, path: string, returnId: string): ListOfLine[] => {
  const name = lineAt(definition, path);
  const documents = name ? documentsOf(definition, name) : [];
  if (documents.some(({ group, times }) => group && times > 0)) return [];
  const places = new Map<string, { kinds: Set<SlipKind>; kapKjs: Set<string>; borne: boolean }>();
  for (const { kinds, rows, amount } of documents.filter(({ group }) => !group))
    for (const kind of kinds.filter(isSlipKind)) {
      const list = slipListPath(kind);
      const place = places.get(list) ?? { kinds: new Set(), kapKjs: new Set(), borne: amount === 'borne' };
      place.kinds.add(kind);
      for (const one of rows) place.kapKjs.add(one);
      places.set(list, place);
    }
  return [...places].map(([list, { kinds, kapKjs, borne }]) => {
    const search = new URLSearchParams({ returnId, kapKjs: [...kapKjs].join(','), kind: [...kinds].join(',') });
    if (borne) search.set('borne', 'true');
    return { kinds: [...kinds], to: `${list}?${search}` };
  });
};
