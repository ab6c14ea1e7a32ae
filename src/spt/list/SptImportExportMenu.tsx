import { useMediaQuery } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MenuButton, type MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { NARROW } from '../../ui/list/DocumentList.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { typeAt } from '../paths.ts';
import { useSptApi } from '../spt-api.ts';

/** Files out: what the filter finds or is chosen. */
export const SptImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  const narrow = useMediaQuery(NARROW);
  const started = (work: () => Promise<unknown>) => () =>
    void work().then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  const choice = (key: 'pdfs' | 'bpes' | 'xlsx' | 'csv', work: () => Promise<unknown>): MenuChoice => ({
    key,
    icon: key === 'pdfs' || key === 'bpes' ? 'download' : 'document',
    label: translate(`sptScreen.bulk.${key}`),
    onPick: started(work),
  });
  return (
    <MenuButton
      label={translate('sptScreen.exchange')}
      icon="download"
      variant="outlined"
      iconOnly={narrow}
      choices={[
        choice('pdfs', () => api.zip(type, 'spt', target)),
        choice('bpes', () => api.zip(type, 'bpe', target)),
        choice('xlsx', () => api.exportTo(type, 'xlsx', target)),
        choice('csv', () => api.exportTo(type, 'csv', target)),
      ]}
    />
  );
};
