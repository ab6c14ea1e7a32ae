import { Button, IconButton } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { request } from '../../client/request.ts';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';
import { ListPopover } from './ListPopover.tsx';
import { readListState, writeListState } from './list-state.ts';

export const SavedViews = () => {
  const { of, state, change } = useList();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const field = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const resource = of.name ?? of.resource;
  const key = ['saved-views', resource];
  const views = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('GET', '/saved-views', { query: { list: resource }, signal }),
  });
  const list = views.data ?? [];
  const again = () => client.invalidateQueries({ queryKey: key });
  const current = list.find(({ id }) => id === state.view);

  const save = async () => {
    const search = writeListState({ ...state, page: 0, view: null }, of.start).toString();
    const saved = await request('POST', '/saved-views', { body: { list: resource, name, state: { search } } });
    setName('');
    await again();
    change({ view: saved.id, page: state.page });
    notify('list.view_saved');
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        sx={{ fontWeight: 400 }}
        startIcon={<Icon name="bookmark" size={16} />}
        endIcon={<Icon name="chevron-down" size={14} />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.name ?? translate('list.views')}
      </Button>
      <ListPopover title={translate('list.views')} anchor={anchor} onClose={() => setAnchor(null)}>
        {list.length === 0 && <p className="sec">{translate('list.no_views')}</p>}
        <ul>
          {list.map((view) => (
            <li key={view.id}>
              <Button
                size="small"
                color={view.id === state.view ? 'primary' : 'inherit'}
                sx={{ flex: 1, justifyContent: 'flex-start' }}
                onClick={() => {
                  const saved = readListState(new URLSearchParams(String(view.state.search)), of.filters, of.start);
                  change({ ...saved, page: 0, view: view.id });
                  setAnchor(null);
                }}
              >
                {view.name}
              </Button>
              <IconButton
                size="small"
                aria-label={translate('list.remove_view', { name: view.name })}
                onClick={() => void request('DELETE', '/saved-views/{id}', { path: { id: view.id } }).then(again)}
              >
                <Icon name="close" size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
        <form
          className="filter-field"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void save();
          }}
        >
          <label htmlFor={field}>{translate('list.view_name')}</label>
          <input id={field} type="text" value={name} maxLength={60} onChange={(e) => setName(e.target.value)} />
          <Button type="submit" size="small" variant="outlined" disabled={!name.trim()}>
            {translate('list.save_view')}
          </Button>
        </form>
      </ListPopover>
    </>
  );
};
