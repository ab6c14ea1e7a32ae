import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentCardActions } from '../documents/DocumentChoices.tsx';
import { CardsSkeleton } from '../feedback/Skeletons.tsx';
import { Icon } from '../layout/Icon.tsx';
import { BulkBar } from './BulkBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { useList } from './ListContext.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListStatus, StrangeAddress } from './ListStatus.tsx';
import { SearchBox } from './SearchBox.tsx';
import { holds, toggled } from './selection.ts';
import { useHold } from './use-hold.ts';

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

/** The list on a narrow screen: cards, a filter button that stays, a long press to choose. */
export const CardList = () => {
  const { of, rows, state, hasSelection, query } = useList();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
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
            {rows.map((row) => (
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
