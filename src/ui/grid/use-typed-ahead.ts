import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { changeAt, type SheetReach } from './sheet-reach.ts';
import { typedAhead } from './typed-ahead.ts';

type Waiting = {
  /** Takes keys until the grid does; absent where no row can be added. */
  readonly row: RefObject<HTMLTextAreaElement | null>;
  readonly onOver: () => void;
};

/** When the editor receives the focus, the typed text moves into it, after its initial value was selected. */
const handTo = (typing: HTMLTextAreaElement, onOver: () => void) => {
  const onFocus = ({ target: editor }: FocusEvent) => {
    // The grid focuses the cell first.
    if (!(editor instanceof HTMLInputElement)) return;
    document.removeEventListener('focusin', onFocus);
    queueMicrotask(() => {
      if (typing.value) {
        editor.value = typing.value;
        editor.dispatchEvent(new Event('input', { bubbles: true }));
        editor.setSelectionRange(editor.value.length, editor.value.length);
      }
      onOver();
    });
  };
  document.addEventListener('focusin', onFocus);
};

/**
 * Finished cells are pasted, the last one opens an editor. The placeholder keeps the focus until that editor has it, so
 * that no key is lost.
 */
export const useTypedAhead = <Row>(reach: SheetReach<Row>, waiting: Waiting | undefined): (() => void) => {
  const latest = useRef({ reach, waiting });
  latest.current = { reach, waiting };
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return useCallback(() => {
    const first = latest.current.reach.latest.current.rows?.length ?? 0;
    let [row, column] = [0, 0];
    const takeOver = () => {
      const { reach: to, waiting: from } = latest.current;
      const typing = from?.row.current;
      const api = to.grid.current;
      if (!from || !typing || !api) return from?.onOver();
      const held = document.activeElement === typing;
      if (!held && typing.value === '') return from.onOver();
      const { finished, open } = typedAhead(typing.value);
      const placed = (cell: { row: number; column: number }) =>
        [first + row + cell.row, cell.row === 0 ? column + cell.column : cell.column] as const;
      const changes = (held ? finished : [...finished, open]).flatMap((cell) =>
        changeAt(to, ...placed(cell), cell.text),
      );
      to.apply(changes.filter(({ value }) => value !== ''));
      if (!held) return from.onOver();
      const [openRow, openColumn] = placed(open);
      [row, column] = [openRow - first, openColumn];
      typing.value = open.text;
      // The target row renders in one of the next frames.
      if (api.getDisplayedRowCount() <= openRow) {
        frame.current = requestAnimationFrame(takeOver);
        return;
      }
      const of = to.latest.current.columns[openColumn] ?? to.latest.current.columns.at(-1);
      const line = to.rowAt(openRow);
      if (!of || !line) return from.onOver();
      api.ensureIndexVisible(openRow);
      if (to.canEdit(line, of) && !(open.text && of.options)) {
        handTo(typing, from.onOver);
        api.setFocusedCell(openRow, of.key);
        api.startEditingCell({ rowIndex: openRow, colKey: of.key });
      } else {
        api.setFocusedCell(openRow, of.key);
        to.apply(changeAt(to, openRow, openColumn, open.text));
        from.onOver();
      }
    };
    takeOver();
  }, []);
};
