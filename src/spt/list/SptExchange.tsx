import { useMediaQuery } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NARROW } from '../../kit/list/DocumentList.tsx';
import type { BulkTarget } from '../../kit/list/definition.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { typeAt } from '../paths.ts';
import { useSptApi } from '../spt-api.ts';

/** Files out: what the filter finds or is chosen. */
export const SptExchange = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  const narrow = useMediaQuery(NARROW);
  const exported = (format: 'xlsx' | 'csv') => () =>
    void api.exportTo(type, format, target).then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  return (
    <MenuButton
      label={translate('sptScreen.exchange')}
      icon="download"
      variant="outlined"
      iconOnly={narrow}
      choices={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        icon: 'document',
        label: translate(`sptScreen.bulk.${format}`),
        onPick: exported(format),
      }))}
    />
  );
};
