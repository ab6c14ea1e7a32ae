import { Button, IconButton, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { NARROW } from '../../ui/list/narrow.ts';
import { sptPaths, typeAt } from '../paths.ts';
import { CreateDialog } from './CreateDialog.tsx';

/** Draw the slips of a masa in, or begin with an empty concept. */
export const SptCreateButton = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const narrow = useMediaQuery(NARROW);
  const posting = translate('sptScreen.posting');
  const [making, setMaking] = useState(false);
  if (!useMay('ebupot/unifikasi/spt', 'create')) return null;
  return (
    <>
      {narrow ? (
        <IconButton component={Link} to={sptPaths.posting(type)} size="small" aria-label={posting}>
          <Icon name="send" size={16} />
        </IconButton>
      ) : (
        <Button
          component={Link}
          to={sptPaths.posting(type)}
          size="small"
          variant="outlined"
          startIcon={<Icon name="send" size={16} />}
        >
          {posting}
        </Button>
      )}
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
