import { Button, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DocumentPreviewActions } from '../documents/DocumentChoices.tsx';
import { Icon } from '../layout/Icon.tsx';
import { useList } from './ListContext.tsx';

/** J and K move to the next row. */
export const PreviewDock = () => {
  const { of, rows, current, setCurrent, setPreviewing, state, total, reload } = useList();
  const translate = useTranslate();
  const at = rows.findIndex((row) => of.rowId(row) === current);
  const row = rows[at];
  if (!row) return null;
  const { Preview, PreviewFoot } = of;
  const step = (by: number) => {
    const next = rows[at + by];
    if (next) setCurrent(of.rowId(next));
  };
  const onChanged = () => void reload();
  return (
    <aside className="peekd" aria-label={translate('list.preview')}>
      <div className="peekd-h">
        <span>{translate('list.preview_position', { at: state.page * state.size + at + 1, total })}</span>
        <IconButton
          size="small"
          disabled={at >= rows.length - 1}
          aria-label={translate('list.next')}
          onClick={() => step(1)}
        >
          <Icon name="chevron-down" size={16} />
        </IconButton>
        <IconButton size="small" disabled={at === 0} aria-label={translate('list.previous')} onClick={() => step(-1)}>
          <Icon name="chevron-up" size={16} />
        </IconButton>
        <kbd className="kbd">J</kbd>
        <kbd className="kbd">K</kbd>
        <span className="list-page-grow" />
        <Button
          component={Link}
          to={of.open(row)}
          size="small"
          color="inherit"
          sx={{ fontWeight: 400 }}
          startIcon={<Icon name="external" size={16} />}
        >
          {translate('list.open_page')}
        </Button>
        <IconButton size="small" aria-label={translate('list.close_preview')} onClick={() => setPreviewing(false)}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      <div className="peekd-b">
        <Preview row={row} />
      </div>
      <div className="peekd-f">
        <DocumentPreviewActions row={row} useActions={of.useActions} onChanged={onChanged} />
        {PreviewFoot && (
          <>
            <span className="grow" />
            <PreviewFoot row={row} />
          </>
        )}
      </div>
    </aside>
  );
};
