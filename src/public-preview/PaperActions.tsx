import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../ui/layout/Icon.tsx';

/** To keep the paper a link shows: as a file, or printed. */
export const PaperActions = ({ pdf }: { pdf: string }) => {
  const translate = useTranslate();
  return (
    <div className="row wrap pubv-acts">
      <Button variant="contained" href={pdf} startIcon={<Icon name="download" size={16} />}>
        {translate('fakturScreen.action.pdf')}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        {translate('fakturScreen.public.print')}
      </Button>
    </div>
  );
};
