import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { firstPath, useNavigation } from './use-navigation.ts';

const ChooseCompany = lazy(async () => ({ default: (await import('./ChooseCompany.tsx')).ChooseCompany }));

const Elsewhere = () => {
  const translate = useTranslate();
  const { setting, profile } = useSession();
  const [choosing, setChoosing] = useState(false);
  const first = firstPath(useNavigation());
  if (first) return <Navigate to={first} replace />;
  return (
    <ErrorPage
      icon="lock"
      title={translate('shell.home.nothing_title', { name: profile.name })}
      actions={
        setting.totalCompany > 1 && (
          <Button variant="contained" onClick={() => setChoosing(true)}>
            {translate('shell.company.choose_other')}
          </Button>
        )
      }
    >
      {translate('shell.home.nothing', { company: setting.companyName, role: setting.userRole })}
      {choosing && (
        <Suspense fallback={null}>
          <ChooseCompany onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </ErrorPage>
  );
};

export const Home = () => {
  const { permissions } = useSession();
  return [...permissions].some((key) => key.startsWith('HOMEPAGE_')) ? <HomeScreen /> : <Elsewhere />;
};
