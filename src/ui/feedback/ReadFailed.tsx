import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = { readonly title: string; readonly why: string; readonly onRetry: () => void };

/** What could not be read, why, and the way to try again. */
export const ReadFailed = ({ title, why, onRetry }: Props) => {
  const translate = useTranslate();
  return (
    <div className="list-state" role="alert">
      <p>{title}</p>
      <span>{why}</span>
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {translate('list.retry')}
      </Button>
    </div>
  );
};
