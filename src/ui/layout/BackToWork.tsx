import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** What a link hands over, so that the page it leads to can lead back to the work that was interrupted. */
export const comingFrom = ({ pathname, search }: { pathname: string; search: string }) => ({
  from: pathname + search,
});

/** Back to the work that led here; nothing where nobody was led. */
export const BackToWork = () => {
  const translate = useTranslate();
  const state = useLocation().state as { readonly from?: unknown } | null;
  if (typeof state?.from !== 'string') return null;
  return (
    <Button variant="outlined" component={Link} to={state.from}>
      {translate('shell.kit.back_to_work')}
    </Button>
  );
};
