import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../layout/session-context.ts';
import { forgetWork, rowsLeftHere, useUnsavedRows } from '../layout/work-left.ts';
import { isEmpty, nothing, type Selection } from './selection.ts';

/** The rows chosen in a list under the filter as it is; with those that were chosen when a person was led away from it. */
export const useSelection = (list: string, filter: string) => {
  const { companyId } = useSession().setting;
  const [left] = useState(() => rowsLeftHere(companyId, list));
  const [chosen, choose] = useState({
    under: filter,
    selection: left ? { ids: new Set(left.ids), all: left.all } : nothing,
  });
  // What was chosen under another filter may not be seen any more, so it is let go.
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
