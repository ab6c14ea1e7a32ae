import { IconButton } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';
import { pageSizes } from './list-state.ts';

export const ListFooter = () => {
  const { state, change, total, rows } = useList();
  const translate = useTranslate();
  const sizes = useId();
  const pages = Math.max(1, Math.ceil(total / state.size));
  const from = state.page * state.size;
  return (
    <div className="tfoot">
      <span>
        {rows.length > 0 &&
          translate('list.range', {
            from: formatCount(from + 1),
            to: formatCount(from + rows.length),
            total: formatCount(total),
          })}
      </span>
      <span className="list-page-grow" />
      <label htmlFor={sizes}>{translate('list.per_page')}</label>
      <select id={sizes} value={state.size} onChange={(event) => change({ size: Number(event.target.value) })}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <IconButton
        size="small"
        disabled={state.page === 0}
        aria-label={translate('list.previous_page')}
        onClick={() => change({ page: state.page - 1 })}
      >
        <Icon name="chevron-left" size={16} />
      </IconButton>
      <span style={{ color: 'var(--text)' }}>
        {translate('list.page_of', { page: formatCount(state.page + 1), pages: formatCount(pages) })}
      </span>
      <IconButton
        size="small"
        disabled={state.page + 1 >= pages}
        aria-label={translate('list.next_page')}
        onClick={() => change({ page: state.page + 1 })}
      >
        <Icon name="chevron-right" size={16} />
      </IconButton>
    </div>
  );
};
