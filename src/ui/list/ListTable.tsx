import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { widthOf } from './column-layout.ts';
import { fitted } from './fit-columns.ts';
import { useList } from './ListContext.tsx';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { SumExplained } from './SumExplained.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Totals over the whole filter, not only the page. */
const TotalsRow = () => {
  const { of, columns, totals } = useList();
  if (!totals) return null;
  const words = of.totalWords(totals);
  // The note is placed beside the count, in the leading columns without a sum.
  const firstSum = columns.findIndex((column) => column.total);
  const span = firstSum < 0 ? columns.length : firstSum;
  return (
    <tfoot>
      <tr>
        <td className="pin pin-box" style={{ overflow: 'visible' }} />
        {span > 0 && (
          <td className="pin pin-first" style={{ overflow: 'visible' }}>
            {words.count}
          </td>
        )}
        {span > 1 && (
          <td colSpan={span - 1} className="note">
            {words.note}
          </td>
        )}
        {columns.slice(span).map((column) => (
          <td
            key={column.key}
            className={[column.align, column.alwaysShown && 'pin pin-stay'].filter(Boolean).join(' ')}
          >
            {column.total && (
              <span className="tot-r">
                {column.total(totals)}
                {column.unit === '(Rp)' && <SumExplained of={{ key: column.key, label: column.label }} />}
              </span>
            )}
          </td>
        ))}
        <td className="pin pin-last" />
      </tr>
    </tfoot>
  );
};

const useRoom = (frame: RefObject<HTMLElement | null>, taken: number, tell: (room: number) => void): void => {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => tell(element.clientWidth - taken);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame, taken, tell]);
};

type ScrollEdges = { readonly before: boolean; readonly after: boolean };

const useScrollEdges = (frame: RefObject<HTMLElement | null>): ScrollEdges => {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const before = element.scrollLeft > 0;
      // Widths are fractional on a zoomed page, but scroll positions are rounded.
      const after = element.scrollWidth - element.clientWidth - element.scrollLeft > 1;
      setEdges((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return edges;
};

const SKELETONS = 12;
const BOX = 40;
const ACTION = 32;
const PREVIEW_SPACE = 146;

export const ListTable = () => {
  const list = useList();
  const { of, columns, layout, rows, query, isPreviewing, room, setRoom } = list;
  const { widths, tight } = fitted(columns, layout, room);
  // Beside an open preview the remaining columns share the width.
  const shown = (column: (typeof columns)[number]) =>
    isPreviewing && !of.slimPreview && !column.frozen
      ? Math.min(PREVIEW_SPACE, widthOf(column, layout))
      : (widths.get(column.key) ?? column.width);
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(frame);
  useRoom(frame, BOX + ACTION, setRoom);
  const body = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = useRowKeys(list, body);
  const width = columns.reduce((sum, column) => sum + shown(column), BOX + ACTION);
  const loading = query.isPending;
  return (
    <div ref={frame} className={`tscroll${edges.before ? ' scrolled' : ''}${edges.after ? ' more' : ''}`}>
      <table
        className={`tbl${tight ? ' tight' : ''}${query.isPlaceholderData ? ' stale' : ''}`}
        style={{ width }}
        aria-label={translate(of.title)}
        aria-busy={query.isFetching}
      >
        <colgroup>
          <col style={{ width: BOX }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: shown(column) }} />
          ))}
          <col style={{ width: ACTION }} />
        </colgroup>
        <ListHead />
        <tbody ref={body} onKeyDown={onKeyDown}>
          {loading
            ? Array.from({ length: SKELETONS }, (_, at) => (
                // Placeholders have no identity but their index.
                <SkeletonRow key={`wait-${String(at)}`} columns={columns.length} />
              ))
            : rows.map((row, at) => <ListRow key={of.rowId(row)} row={row} first={at === 0} />)}
        </tbody>
        <TotalsRow />
      </table>
    </div>
  );
};

const SkeletonRow = ({ columns }: { columns: number }) => (
  <tr>
    <td className="pin pin-box" />
    {Array.from({ length: columns }, (_, at) => (
      <td key={`cell-${String(at)}`}>
        <span className="skel" style={{ width: `${55 + ((at * 17) % 40)}%` }} />
      </td>
    ))}
    <td className="pin pin-last" />
  </tr>
);
