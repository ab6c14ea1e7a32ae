import '../list/list.css';
import { Checkbox, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../layout/Icon.tsx';

type Tickable = { readonly tickable: (record: RaRecord) => boolean };

const TickAll = ({ tickable }: Tickable) => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.filter(tickable).map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={all}
      indeterminate={selectedIds.length > 0 && !all}
      onChange={() => onSelect(all ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
};

const Tick = ({ tickable }: Tickable) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record || !tickable(record)) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')}: ${record.name ?? record.id}` } }}
    />
  );
};

export const tickColumn = (tickable: Tickable['tickable']) => (
  <DataTable.Col key="tick" className="rec-tick" label={<TickAll tickable={tickable} />}>
    <Tick tickable={tickable} />
  </DataTable.Col>
);

export const TickedBar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <section className="bulk" aria-label={translate('list.bulk')}>
      <span className="bulk-words" aria-live="polite">
        <b>{translate('list.selected', { count: formatCount(selectedIds.length) })}</b>
      </span>
      {children}
      <IconButton size="small" aria-label={translate('list.clear_selection')} onClick={() => onUnselectItems()}>
        <Icon name="close" size={16} />
      </IconButton>
    </section>
  );
};
