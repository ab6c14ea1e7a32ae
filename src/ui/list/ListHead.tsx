import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { resized, widthOf } from './column-layout.ts';
import type { ListColumn } from './definition.ts';
import { useList } from './ListContext.tsx';
import { pageMark, pageToggled } from './selection.ts';

const STEP = 16;

const PageBox = () => {
  const { of, rows, selection, select } = useList();
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const ids = rows.map(of.rowId);
  const mark = pageMark(selection, ids);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mark === 'some';
  }, [mark]);
  return (
    <span className="boxw">
      <input
        ref={box}
        type="checkbox"
        className="box"
        aria-label={translate('list.select_page')}
        checked={mark === 'all'}
        disabled={ids.length === 0}
        onChange={() => select(pageToggled(selection, ids))}
      />
    </span>
  );
};

const Grip = ({ column }: { column: ListColumn<never, never> }) => {
  const { layout, setLayout } = useList();
  const translate = useTranslate();
  const width = widthOf(column, layout);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const grip = event.currentTarget;
    const start = event.clientX;
    grip.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) =>
      setLayout(resized(layout, column.key, width + move.clientX - start));
    grip.addEventListener('pointermove', onMove);
    grip.addEventListener('pointerup', () => grip.removeEventListener('pointermove', onMove), { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    if (!step) return;
    event.preventDefault();
    setLayout(resized(layout, column.key, width + step));
  };
  return (
    <button
      type="button"
      className="th-grip"
      tabIndex={-1}
      aria-label={translate('list.resize_column', { name: translate(column.label) })}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
};

/** A click sorts, Shift adds a sort column, the edge resizes. */
export const ListHead = () => {
  const { columns, state, sortBy } = useList();
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col" className="pin pin-box">
          <PageBox />
        </th>
        {columns.map((column) => {
          const at = state.sort.findIndex(({ field }) => field === column.key);
          const order = state.sort[at]?.order;
          const label = translate(column.label);
          const words = (
            <>
              {label} {column.unit && <small>{column.unit}</small>}
              {column.under && <small className="th-under">{translate(column.under)}</small>}
            </>
          );
          return (
            <th
              key={column.key}
              scope="col"
              className={[column.align, column.frozen && 'pin pin-first', column.alwaysShown && 'pin pin-stay']
                .filter(Boolean)
                .join(' ')}
              aria-sort={order && at === 0 ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className="th-sort"
                  title={translate('list.sort_by', { name: label })}
                  onClick={(event) => sortBy(column.key, event.shiftKey)}
                >
                  <span>{words}</span>
                  {order && <Icon name="sort-down" size={12} className={order === 'ASC' ? 'up' : undefined} />}
                  {order && state.sort.length > 1 && <sup>{at + 1}</sup>}
                </button>
              ) : (
                words
              )}
              <Grip column={column as ListColumn<never, never>} />
            </th>
          );
        })}
        <th scope="col" className="pin pin-last">
          <span className="sr">{translate('list.actions')}</span>
        </th>
      </tr>
    </thead>
  );
};
