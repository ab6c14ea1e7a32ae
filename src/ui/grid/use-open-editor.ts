import type { CellEditingStartedEvent, CellEditingStoppedEvent } from 'ag-grid-community';
import { useEffect, useId, useMemo } from 'react';
import { markUnsaved } from '../feedback/unsaved.ts';

export const useOpenEditor = () => {
  const id = useId();
  useEffect(() => () => markUnsaved(id, null), [id]);
  return useMemo(
    () => ({
      onCellEditingStarted: ({ api }: CellEditingStartedEvent) =>
        markUnsaved(id, { at: 'unsaved', save: () => api.stopEditing(), settle: () => api.stopEditing() }),
      onCellEditingStopped: ({ api }: CellEditingStoppedEvent) => {
        if (api.getEditingCells().length === 0) markUnsaved(id, null);
      },
    }),
    [id],
  );
};
