import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';

export const BatchLink = ({ to }: { to: string }) => {
  const translate = useTranslate();
  const may = useMay('efaktur/out/ctas', 'upload');
  if (!may) return null;
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<Icon name="send" size={16} />}>
      {translate('fakturBatch.title')}
    </Button>
  );
};
