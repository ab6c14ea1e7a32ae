import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { openFile } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { Icon } from '../ui/layout/Icon.tsx';

type Props = { readonly id: string; readonly name: string };

/** All sheets of a return as PDF. */
export const PaperButton = ({ id, name }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Icon name="print" size={16} />}
      aria-label={translate('sptBadanScreen.pdf_of', { name })}
      onClick={() => openFile(fileUrl('/efiling/spt-badan/{id}/pdf', { path: { id } }))}
    >
      PDF
    </Button>
  );
};
