import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { createPath, importPath } from '../paths.ts';

/** Before the first slip of these kinds: what this page will hold, and the ways to begin. */
export const emptyOf = (kinds: readonly SlipKind[]) => () => {
  const translate = useTranslate();
  const may = useMay('ebupot/slips', 'create');
  return (
    <EmptyState
      icon="slip"
      title={translate('bupotScreen.empty.title')}
      actions={
        may && (
          <>
            {kinds.map((kind, at) => (
              <Button key={kind} component={Link} to={createPath(kind)} variant={at === 0 ? 'contained' : 'outlined'}>
                {translate('bupotForm.title.create', { what: translate(`bupotForm.what.${kind}`) })}
              </Button>
            ))}
            <Button component={Link} to={importPath(kinds[0] ?? 'BPPU')} variant="outlined">
              {translate('bupotScreen.list.by_import')}
            </Button>
          </>
        )
      }
    >
      {translate('bupotScreen.empty.text')}
    </EmptyState>
  );
};
