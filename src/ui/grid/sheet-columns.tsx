import type { ColDef, ICellEditorParams, ICellRendererParams } from 'ag-grid-community';
import { KnownEditor } from './known-editor.ts';
import { matching, OptionEditor } from './OptionEditor.tsx';
import type { CellIssue, SheetColumn } from './sheet.ts';
import { TextEditor } from './text-editor.ts';

/** Passed by the grid's context, so that the column definitions stay stable. */
export type SheetContext<Row> = {
  readonly value: (row: Row, key: string) => string;
  readonly issue: (row: Row, key: string) => CellIssue | undefined;
  readonly change: (row: Row, key: string, text: string) => void;
  readonly fill: (row: Row, cells: Readonly<Record<string, string>>) => void;
  readonly marked: (rowIndex: number, column: number) => boolean;
  readonly isBlank: (row: Row) => boolean;
  readonly canEdit: (row: Row, column: SheetColumn<Row>) => boolean;
  readonly remove?: (row: Row) => void;
  readonly words: { readonly removeRow: string; readonly error: string; readonly warning: string };
};

const NUMBER_COLUMN = 'sheet-no';

const contextOf = <Row,>(params: { context?: unknown }): SheetContext<Row> => params.context as SheetContext<Row>;

const CellText = <Row,>({ data, context, column, of }: ICellRendererParams<Row> & { of: SheetColumn<Row> }) => {
  if (!data || !column) return null;
  const sheet = contextOf<Row>({ context });
  if (sheet.isBlank(data)) return of.invitation;
  const value = sheet.value(data, of.key);
  const issue = sheet.issue(data, of.key);
  return (
    <>
      {of.show ? of.show(value, data) : (of.options?.find((option) => option.value === value)?.label ?? value)}
      {issue && (
        <span className="sr">
          {sheet.words[issue.severity]}: {issue.message}
        </span>
      )}
    </>
  );
};

/** On hover or focus it becomes the delete button, if rows can be deleted. */
const NumberCell = <Row,>({ data, context, value, removable }: ICellRendererParams<Row> & { removable: boolean }) => {
  const sheet = contextOf<Row>({ context });
  if (!removable || !data || sheet.isBlank(data)) return value;
  return (
    <>
      <span className="sheet-no-text">{value}</span>
      <button
        type="button"
        className="sheet-remove"
        aria-label={sheet.words.removeRow}
        title={sheet.words.removeRow}
        onClick={() => sheet.remove?.(data)}
      >
        <svg
          viewBox="0 0 20 20"
          width="14"
          height="14"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </>
  );
};

const picks = <Row,>({ options, find }: SheetColumn<Row>): boolean => Boolean(options ?? find);

const dataColumn = <Row,>(of: SheetColumn<Row>, at: number): ColDef<Row> => ({
  colId: of.key,
  headerName: of.label,
  width: of.width,
  minWidth: of.flex ? of.width : 48,
  flex: of.flex,
  pinned: of.pinned ? 'left' : undefined,
  headerClass: of.align === 'right' ? 'ag-header-right' : undefined,
  editable: (params) => Boolean(params.data && contextOf<Row>(params).canEdit(params.data, of)),
  valueGetter: ({ data, context }) => {
    if (!data) return '';
    const value = contextOf<Row>({ context }).value(data, of.key);
    return of.write && !picks(of) ? of.write(value) : value;
  },
  valueSetter: ({ data, context, newValue }) => {
    const text = String(newValue ?? '');
    contextOf<Row>({ context }).change(data, of.key, of.read && !picks(of) ? of.read(text) : text);
    return false;
  },
  cellRenderer: CellText,
  cellRendererParams: { of },
  cellEditor: picks(of) ? OptionEditor : of.known ? KnownEditor : TextEditor,
  cellEditorPopup: picks(of),
  cellEditorParams: picks(of)
    ? ({ data }: ICellEditorParams<Row>) => ({
        wide: Boolean(of.find && !of.options),
        none: of.none,
        find: (typed: string) => of.find?.(typed, data) ?? matching(of.options ?? [], typed),
      })
    : of.known && {
        ...of.known,
        take: ({ data, context }: ICellEditorParams<Row>, cells: Readonly<Record<string, string>>) =>
          contextOf<Row>({ context }).fill(data, cells),
      },
  tooltipValueGetter: ({ data, context }) =>
    data ? contextOf<Row>({ context }).issue(data as Row, of.key)?.message : undefined,
  cellClass: [of.align === 'right' ? 'ag-cell-right' : '', of.calculated ? 'sheet-calc' : ''],
  cellClassRules: {
    'sheet-blank': ({ data, context }) => Boolean(data && contextOf<Row>({ context }).isBlank(data)),
    'sheet-in': ({ rowIndex, context }) => contextOf<Row>({ context }).marked(rowIndex, at),
    'sheet-error': ({ data, context }) =>
      Boolean(data && contextOf<Row>({ context }).issue(data, of.key)?.severity === 'error'),
    'sheet-warning': ({ data, context }) =>
      Boolean(data && contextOf<Row>({ context }).issue(data, of.key)?.severity === 'warning'),
  },
});

export const columnDefs = <Row,>(
  columns: readonly SheetColumn<Row>[],
  { numbered, removable }: { numbered: boolean; removable: boolean },
): ColDef<Row>[] => {
  const number: ColDef<Row> = {
    colId: NUMBER_COLUMN,
    headerName: '#',
    width: 36,
    minWidth: 36,
    resizable: false,
    pinned: 'left',
    editable: false,
    cellClass: 'sheet-no',
    headerClass: 'sheet-no',
    valueGetter: ({ node }) => (node?.rowIndex ?? 0) + 1,
    cellRenderer: NumberCell,
    cellRendererParams: { removable },
  };
  return [...(numbered ? [number] : []), ...columns.map(dataColumn)];
};
