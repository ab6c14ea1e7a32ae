import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { WhatIfSection } from './WhatIfSection.tsx';

/** Opens the trial of one further fiscal correction. */
export const WhatIfButton = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useShortcut('Escape', close, open);
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        {translate('sptBadanScreen.what_if')}
      </Button>
      <Drawer open={open} width={400} title={translate('sptBadanScreen.what_if_title')} onClose={close}>
        {open && <WhatIfSection id={id} line={null} />}
      </Drawer>
    </>
  );
};
