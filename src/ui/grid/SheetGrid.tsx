import { lazy, type ReactElement, Suspense, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { AgSheetProps, SheetGridProps, SheetHandle } from './sheet-props.ts';
import { WaitingRow } from './WaitingRow.tsx';

const AgSheet = lazy(() => import('./AgSheet.tsx').then(({ AgSheet: component }) => ({ default: component }))) as <Row>(
  props: AgSheetProps<Row>,
) => ReactElement;

/**
 * A spreadsheet in the page: keyboard, blocks to and from Excel, fill down, undo, cells that say what is wrong. Loaded when
 * first shown; where rows can be begun, what is typed meanwhile is taken over.
 */
export const SheetGrid = <Row,>({ handle, ...props }: SheetGridProps<Row>) => {
  const sheet = useRef<SheetHandle>(null);
  const row = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const waiting = useMemo(() => ({ row, onOver: () => setOver(true) }), []);
  useImperativeHandle(
    handle,
    () => ({
      editLast: () => (row.current ? row.current.focus() : sheet.current?.editLast()),
    }),
    [],
  );
  return (
    <div className={props.blank ? 'sheet-start' : 'sheet-plain'}>
      <Suspense fallback={<div style={{ height: props.height ?? 180 }} aria-busy="true" />}>
        <AgSheet {...props} handle={sheet} waiting={waiting} />
      </Suspense>
      {props.blank && !over && <WaitingRow ref={row} label={props.label} invitation={props.columns[0]?.invitation} />}
    </div>
  );
};
