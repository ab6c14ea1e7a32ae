import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { HeadLink } from '../../ui/list/HeadLink.tsx';
import { sptPaths, typeAt } from '../paths.ts';
import { CreateDialog } from './CreateDialog.tsx';

/** Draw the slips of a masa in, or begin with an empty concept. */
export const SptCreateButton = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const [making, setMaking] = useState(false);
  if (!useMay('ebupot/unifikasi/spt', 'create')) return null;
  return (
    <>
      <HeadLink to={sptPaths.posting(type)} icon="send" label={translate('sptScreen.posting')} />
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setMaking(true)}
      >
        {translate('sptScreen.create')}
      </Button>
      {making && <CreateDialog type={type} onClose={() => setMaking(false)} />}
    </>
  );
};
