import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';

export const NotFound = () => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${translate('shell.not_found.title')} · Patuh`;
  }, [translate]);
  return (
    <ErrorPage
      icon="search"
      title={translate('shell.not_found.title')}
      actions={
        <Button variant="contained" component={Link} to="/main/home">
          {translate('shell.to_home')}
        </Button>
      }
    >
      {translate('shell.not_found.text')}
    </ErrorPage>
  );
};
