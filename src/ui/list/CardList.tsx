import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentCardActions } from '../documents/DocumentChoices.tsx';
import { CardsSkeleton } from '../feedback/notices.tsx';
import { Icon } from '../layout/Icon.tsx';
import { BulkBar } from './BulkBar.tsx';
import { FilterChips, SearchBox } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { useList } from './ListContext.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListStatus, StrangeAddress } from './ListStatus.tsx';
import { holds, toggled } from './selection.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const HOLD_MS = 500;

/** Detects a long press by event timestamps, because timers run late on a busy page. */
const useHold = (onHold: () => void) => {
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const hold = () => {
    since.current = null;
    held.current = true;
    onHold();
  };
  const letGo = () => {
    clearTimeout(timer.current);
    since.current = null;
  };
  return {
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      letGo();
      held.current = false;
      since.current = timeStamp;
      timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => {
      if (since.current !== null && timeStamp - since.current >= HOLD_MS) hold();
      letGo();
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    /** Suppresses the click that ends a long press. */
    onClickCapture: (event: MouseEvent) => {
      if (!held.current || event.detail === 0) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

const CardItem = <Row,>({ row }: { row: Row }) => {
  const { of, rows, selection, select, hasSelection } = useList<Row>();
  const translate = useTranslate();
  const id = of.rowId(row);
  const toggle = () => select(toggled(selection, id, rows.map(of.rowId)));
  const hold = useHold(toggle);
  const { Card } = of;
  return (
    <li className={`fc${holds(selection, id) ? ' sel' : ''}`} {...hold}>
      {hasSelection && (
        <label className="boxw" style={{ float: 'left', marginRight: 6 }}>
          <input
            type="checkbox"
            className="box"
            aria-label={translate('list.select_row', { name: of.rowName(row) })}
            checked={holds(selection, id)}
            onChange={toggle}
          />
        </label>
      )}
      <Card row={row} />
      <div className="acts">
        <DocumentCardActions row={row} useActions={of.useActions} />
      </div>
    </li>
  );
};

export const CardList = () => {
  const { of, rows, state, hasSelection, query } = useList();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const shown = useRowsInSteps(rows);
  const active = of.filters.filter(
    ({ key, place }) => place !== 'search' && place !== 'tabs' && state.filter[key] !== undefined,
  ).length;
  return (
    <>
      {hasSelection ? (
        <BulkBar />
      ) : (
        <div className="mtool">
          <SearchBox />
        </div>
      )}
      <StrangeAddress />
      <FilterChips />
      <ListStatus>
        {query.data ? (
          <ul className="cards" aria-label={translate(of.title)}>
            {shown.map((row) => (
              <CardItem key={of.rowId(row)} row={row} />
            ))}
          </ul>
        ) : (
          <CardsSkeleton />
        )}
      </ListStatus>
      <ListFooter />
      <button type="button" className="fab" onClick={() => setOpen(true)}>
        <Icon name="filter" size={16} />
        {translate('list.filter')}
        {active > 0 && <span className="bdgn">{active}</span>}
      </button>
      <FilterDrawer open={open} onClose={() => setOpen(false)} />
    </>
  );
};
