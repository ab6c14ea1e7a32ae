import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { isOwnPath } from './own-path.ts';

export const BankLink = ({ words }: { words: 'payScreen.va.simulator' | 'payScreen.counter.simulator' }) => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <Button
      component={Link}
      to="/simulator/bank"
      state={{ from: pathname + search }}
      variant="text"
      startIcon={<Icon name="external" size={14} />}
    >
      {translate(words)}
    </Button>
  );
};

export const BackToPayment = () => {
  const translate = useTranslate();
  const { from } = (useLocation().state ?? {}) as { readonly from?: unknown };
  if (typeof from !== 'string' || !isOwnPath(from)) return null;
  return (
    <Button variant="outlined" component={Link} to={from}>
      {translate('bankSimulator.back_to_payment')}
    </Button>
  );
};
