import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../layout/session-context.ts';
import { forgetWork, rowsLeftHere, useUnsavedRows } from '../layout/work-left.ts';
import { isEmpty, nothing, type Selection } from './selection.ts';

export const useSelection = (list: string, filter: string) => {
  const { companyId } = useSession().setting;
  const [left] = useState(() => rowsLeftHere(companyId, list));
  const [chosen, choose] = useState({
    under: filter,
    selection: left ? { ids: new Set(left.ids), all: left.all } : nothing,
  });
  // A change of the filter clears the selection, because selected rows may no longer be visible.
  if (chosen.under !== filter) choose({ under: filter, selection: nothing });
  useEffect(() => {
    if (left) forgetWork();
  }, [left]);
  const { selection } = chosen;
  useUnsavedRows(
    useMemo(
      () => (isEmpty(selection) ? null : { list, ids: [...selection.ids], all: selection.all }),
      [list, selection],
    ),
  );
  return { selection, select: (selected: Selection) => choose({ under: filter, selection: selected }) };
};
