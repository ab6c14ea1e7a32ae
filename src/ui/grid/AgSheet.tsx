import type { GridApi } from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { styleNonce } from '../../theme/nonce.ts';
import { sheetModules, sheetTheme } from './ag-grid.ts';
import { type AgSheetProps, type CellChange, newRowId } from './sheet.ts';
import { columnDefs, type SheetContext } from './sheet-columns.tsx';
import './sheet-grid.css';
import { useBlock } from './use-block.ts';
import { useKeysBetween } from './use-keys-between.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useSheetClipboard, useSheetKeys } from './use-sheet-keys.ts';
import { BLOCK, useSource } from './use-source.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const repaint = <Row,>(api: GridApi<Row> | null, readers: readonly unknown[]) => {
  if (readers.length > 0) api?.refreshCells({ force: true });
};

// A stable object: the grid rebuilds its columns when it changes.
const DEFAULTS = { sortable: false, resizable: true, suppressMovable: true, suppressHeaderMenuButton: true };

/** Controlled: keeps no values, reports changes and renders its props. */
export const AgSheet = <Row,>(props: AgSheetProps<Row>) => {
  const { label, columns, numbered = true, rows, source, rowId, value, issue, onRemove, blank, height, handle } = props;
  const translate = useTranslate();
  const latest = useRef(props);
  latest.current = props;
  const grid = useRef<GridApi<Row> | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [focusedIssue, setFocusedIssue] = useState('');
  const api = useCallback(() => grid.current, []);
  const columnAt = useCallback((id: string) => latest.current.columns.findIndex((column) => column.key === id), []);
  const block = useBlock<Row>(api, columnAt);

  const isBlank = useCallback((row: Row) => {
    const { blank: empty, rowId: idOf } = latest.current;
    return empty !== undefined && idOf(row) === idOf(empty);
  }, []);
  const rowAt = useCallback((index: number): Row | undefined => grid.current?.getDisplayedRowAtIndex(index)?.data, []);
  const idAt = useCallback(
    (index: number): string | null => {
      const row = rowAt(index);
      if (row) return latest.current.rowId(row);
      const count = latest.current.rows?.length ?? 0;
      return latest.current.blank && index >= count ? newRowId(index - count) : null;
    },
    [rowAt],
  );
  const openEditor = useOpenEditor();
  const apply = useCallback((changes: readonly CellChange[]) => {
    const applied = changes.filter(({ id, key, value: text }) => {
      const row = grid.current?.getRowNode(id)?.data;
      return !row || latest.current.value(row, key) !== text;
    });
    if (applied.length > 0) latest.current.onChange(applied);
  }, []);

  const context = useMemo<SheetContext<Row>>(
    () => ({
      value: (row, key) => latest.current.value(row, key),
      issue: (row, key) => latest.current.issue?.(row, key),
      change: (row, key, text) => apply([{ id: latest.current.rowId(row), key, value: text }]),
      fill: (row, cells) =>
        apply(Object.entries(cells).map(([key, text]) => ({ id: latest.current.rowId(row), key, value: text }))),
      marked: (row, column) => block.contains({ row, column }),
      isBlank,
      canEdit: (row, column) =>
        !column.calculated &&
        (typeof column.editable === 'function' ? column.editable(row) : column.editable !== false),
      remove: (row) => latest.current.onRemove?.([latest.current.rowId(row)]),
      words: {
        removeRow: translate('sheet.remove_row'),
        error: translate('sheet.error'),
        warning: translate('sheet.warning'),
      },
    }),
    [apply, block, isBlank, translate],
  );

  const reach = { latest, grid, block, rowAt, idAt, apply, isBlank, canEdit: context.canEdit };
  const clipboard = useSheetClipboard(reach);
  const keep = useKeysBetween(reach);
  const onKeys = useSheetKeys(reach);
  const takeOverTyped = useTypedAhead(reach, props.waiting);
  /** The focus is in a row that is still loading. */
  const isLoading = useRef(false);
  const tellFocus = useCallback(() => {
    const at = grid.current?.getFocusedCell();
    const row = at ? rowAt(at.rowIndex) : undefined;
    isLoading.current = Boolean(at) && !row;
    const key = at?.column.getColId();
    setFocusedIssue((row && key && latest.current.issue?.(row, key)?.message) || '');
    if (row && key) latest.current.onFocus?.(row, key);
  }, [rowAt]);
  const onRows = useCallback(() => {
    if (isLoading.current) tellFocus();
  }, [tellFocus]);
  const { datasource, catchUp } = useSource(reach, source, { goal: props.goal, onRows });

  const removable = Boolean(onRemove);
  const defs = useMemo(() => columnDefs(columns, { numbered, removable }), [columns, numbered, removable]);
  const rowData = useMemo(() => (rows && blank ? [...rows, blank] : rows ? [...rows] : undefined), [rows, blank]);
  // Findings and computed amounts may change while the row objects stay the same.
  useEffect(() => repaint(grid.current, [issue, value]), [issue, value]);

  useImperativeHandle(
    handle,
    () => ({
      editLast: () => {
        const last = (grid.current?.getDisplayedRowCount() ?? 1) - 1;
        const first = latest.current.columns[0];
        if (!first) return;
        grid.current?.ensureIndexVisible(last);
        grid.current?.setFocusedCell(last, first.key);
        grid.current?.startEditingCell({ rowIndex: last, colKey: first.key });
      },
    }),
    [],
  );

  return (
    // The wrapper only listens for block keys and the clipboard; focus and roles belong to the grid.
    <div
      className={height ? 'sheet-grid scrolls' : 'sheet-grid'}
      ref={frame}
      style={height ? { height } : undefined}
      role="presentation"
      onKeyDownCapture={(event) => keep(event) || onKeys(event)}
      onCopy={clipboard.onCopy}
      onCut={clipboard.onCut}
      onPaste={clipboard.onPaste}
    >
      <AgGridProvider modules={sheetModules}>
        <AgGridReact<Row>
          theme={sheetTheme}
          styleNonce={styleNonce()}
          columnDefs={defs}
          rowModelType={source ? 'infinite' : 'clientSide'}
          rowData={source ? undefined : rowData}
          datasource={datasource}
          cacheBlockSize={BLOCK}
          context={context}
          domLayout={height ? 'normal' : 'autoHeight'}
          getRowId={({ data }) => rowId(data)}
          defaultColDef={DEFAULTS}
          enterNavigatesVertically={false}
          enterNavigatesVerticallyAfterEdit
          stopEditingWhenCellsLoseFocus
          suppressDragLeaveHidesColumns
          tooltipShowDelay={300}
          popupParent={document.body}
          onGridReady={({ api: ready }) => {
            grid.current = ready;
            ready.setGridAriaProperty('label', label);
          }}
          onFirstDataRendered={takeOverTyped}
          {...openEditor}
          onCellEditingStopped={(event) => {
            openEditor.onCellEditingStopped(event);
            catchUp();
          }}
          onCellMouseDown={block.onCellMouseDown}
          onCellMouseOver={block.onCellMouseOver}
          onCellFocused={tellFocus}
        />
      </AgGridProvider>
      <p className="sr" aria-live="polite">
        {focusedIssue}
      </p>
    </div>
  );
};
