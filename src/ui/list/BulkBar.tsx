import { Button, IconButton } from '@mui/material';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';
import { countOf, holds, nothing } from './selection.ts';

/** When the bar unmounts with the focus, the focus moves to the select-all checkbox. */
const useKeepFocus = () => {
  const within = useRef(false);
  useEffect(
    () => () => {
      const active = document.activeElement;
      // This cleanup may run after the lost focus was moved to the heading.
      const isLost = active === null || active === document.body || active.matches('#content h1');
      if (within.current && isLost) document.querySelector<HTMLElement>('thead input[type="checkbox"]')?.focus();
    },
    [],
  );
  return {
    onFocus: () => {
      within.current = true;
    },
    // A button that becomes disabled loses the focus to the body.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) within.current = false;
    },
  };
};

export const BulkBar = () => {
  const { of, rows, total, selection, select, target } = useList();
  const translate = useTranslate();
  const focus = useKeepFocus();
  const { Bulk } = of;
  const count = countOf(selection, total);
  const shown = formatCount(count);
  const chosen = rows.filter((row) => holds(selection, of.rowId(row)));
  return (
    <section className="bulk" aria-label={translate('list.bulk')} {...focus}>
      <span className="bulk-words" aria-live="polite">
        <b>{translate(selection.all ? 'list.all_selected' : 'list.selected', { count: shown })}</b>{' '}
        {!selection.all && total > count && (
          <Button size="small" onClick={() => select({ ids: new Set(rows.map(of.rowId)), all: true })}>
            {translate('list.select_all', { count: formatCount(total) })}
          </Button>
        )}
      </span>
      <Bulk target={target} selection={selection} count={count} rows={chosen} clear={() => select(nothing)} />
      <IconButton size="small" aria-label={translate('list.clear_selection')} onClick={() => select(nothing)}>
        <Icon name="close" size={16} />
      </IconButton>
    </section>
  );
};
