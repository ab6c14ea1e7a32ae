import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { useSession } from '../kit/session-context.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { firstPath, useNavigation } from './use-navigation.ts';

/** Until there is a dashboard: the first list this person may see. */
export const Home = () => {
  const translate = useTranslate();
  const { setting, profile } = useSession();
  const first = firstPath(useNavigation());
  if (first) return <Navigate to={first} replace />;
  return (
    <ErrorPage
      icon="lock"
      title={translate('shell.home.nothing_title', { name: profile.name })}
      actions={
        setting.totalCompany > 1 && (
          <Button variant="contained" component={Link} to="/main/home" state={{ choose: true }}>
            {translate('shell.company.choose_other')}
          </Button>
        )
      }
    >
      {translate('shell.home.nothing', { company: setting.companyName, role: setting.userRole })}
    </ErrorPage>
  );
};
