import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { DocumentRowMenu } from '../documents/DocumentChoices.tsx';
import { useList } from './ListContext.tsx';
import { holds, ranged, toggled } from './selection.ts';

const INTERACTIVE = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';

type Press = { readonly currentTarget: Element; readonly target: EventTarget };

/**
 * Not a click on an interactive element inside the row, nor in a menu or dialog opened from it, whose React events
 * bubble to the row.
 */
export const isOnRow = ({ currentTarget, target }: Press): boolean => {
  const at = target as Element;
  return currentTarget.contains(at) && at.closest(INTERACTIVE) === null;
};

/** A click opens the preview; the number links to the document's page. */
export const ListRow = <Row,>({ row, first }: { row: Row; first: boolean }) => {
  const { of, columns, rows, selection, select, current, setCurrent, isPreviewing, setPreviewing } = useList<Row>();
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = of.rowId(row);
  const name = of.rowName(row);
  const ids = rows.map(of.rowId);
  const onClick = (event: MouseEvent) => {
    if (!isOnRow(event) || window.getSelection()?.toString()) return;
    if (event.shiftKey && current) return select(ranged(selection, current, id, ids));
    if (event.ctrlKey || event.metaKey) return select(toggled(selection, id, ids));
    setCurrent(id);
    setPreviewing(true);
  };
  const isCurrent = id === current;
  return (
    // The table body handles the keys of all rows.
    <tr
      data-row={id}
      tabIndex={isCurrent || (!current && first) ? 0 : -1}
      aria-selected={holds(selection, id)}
      className={[isPreviewing && isCurrent && 'cur', of.isVoid?.(row) && 'void'].filter(Boolean).join(' ')}
      onClick={onClick}
      onDoubleClick={(event) => isOnRow(event) && navigate(of.open(row))}
    >
      <td className="pin pin-box">
        <label className="boxw">
          <input
            type="checkbox"
            className="box"
            tabIndex={-1}
            aria-label={translate('list.select_row', { name })}
            checked={holds(selection, id)}
            onChange={(event) => {
              const shifted = event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey;
              select(shifted && current ? ranged(selection, current, id, ids) : toggled(selection, id, ids));
              setCurrent(id);
            }}
          />
        </label>
      </td>
      {columns.map((column) => (
        <td
          key={column.key}
          className={[column.align, column.frozen && 'pin pin-first', column.alwaysShown && 'pin pin-stay']
            .filter(Boolean)
            .join(' ')}
          title={column.full?.(row)}
        >
          {column.show(row)}
        </td>
      ))}
      <td className="pin pin-last">
        <DocumentRowMenu row={row} useActions={of.useActions} />
      </td>
    </tr>
  );
};
