import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';

const known: Record<string, string> = {
  role_owner_required: 'shell.unauthorized.role_owner_required',
  csrf: 'problem.csrf',
};

export const Unauthorized = () => {
  const translate = useTranslate();
  const { state, search } = useLocation();
  const reason = (state as { reason?: string } | null)?.reason ?? new URLSearchParams(search).get('reason') ?? '';
  const own = known[reason];
  return (
    <ErrorPage
      icon="lock"
      title={translate('problem.forbidden')}
      actions={
        <Button variant="contained" component={Link} to="/main/home">
          {translate('shell.to_home')}
        </Button>
      }
    >
      <p>{translate(own ?? 'shell.unauthorized.who')}</p>
    </ErrorPage>
  );
};
