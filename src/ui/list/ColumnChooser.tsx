import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { emptyLayout, isShown, moved, ordered, shownToggled } from './column-layout.ts';
import { useList } from './ListContext.tsx';
import { ListPopover } from './ListPopover.tsx';

export const ColumnChooser = () => {
  const { of, layout, setLayout, away } = useList();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const columns = ordered(of.columns, layout);
  const shown = columns.filter((column) => isShown(column, layout) && !away.has(column.key)).length;
  const words = translate('list.columns_shown', { shown, total: columns.length });
  return (
    <>
      <IconButton
        size="small"
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 'auto', gap: '6px', px: '8px', fontSize: 14 }}
      >
        <Icon name="columns" size={16} />
        <span>
          {shown}/{columns.length}
        </span>
      </IconButton>
      <ListPopover title={translate('list.columns')} anchor={anchor} onClose={() => setAnchor(null)}>
        <ul>
          {columns.map((column, at) => {
            const name = translate(column.label);
            return (
              <li
                key={column.key}
                className={over === column.key ? 'over' : undefined}
                draggable={!column.frozen}
                onDragStart={() => setDragged(column.key)}
                onDragOver={(event) => {
                  event.preventDefault();
                  setOver(column.key);
                }}
                onDragEnd={() => setOver(null)}
                onDrop={() => {
                  if (dragged) setLayout(moved(of.columns, layout, dragged, at));
                  setOver(null);
                }}
              >
                <span className="grip">
                  <Icon name="grip" size={14} />
                </span>
                <label>
                  <input
                    type="checkbox"
                    className="box"
                    checked={isShown(column, layout)}
                    disabled={column.frozen}
                    onChange={() => setLayout(shownToggled(column, layout))}
                  />
                  {name}
                  {away.has(column.key) && <small className="sec">{translate('list.no_room')}</small>}
                </label>
                <IconButton
                  size="small"
                  disabled={column.frozen || at <= 1}
                  aria-label={translate('list.move_up', { name })}
                  onClick={() => setLayout(moved(of.columns, layout, column.key, at - 1))}
                >
                  <Icon name="chevron-up" size={14} />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={column.frozen || at === columns.length - 1}
                  aria-label={translate('list.move_down', { name })}
                  onClick={() => setLayout(moved(of.columns, layout, column.key, at + 1))}
                >
                  <Icon name="chevron-down" size={14} />
                </IconButton>
              </li>
            );
          })}
        </ul>
        <Button size="small" onClick={() => setLayout(emptyLayout)}>
          {translate('list.reset')}
        </Button>
      </ListPopover>
    </>
  );
};
