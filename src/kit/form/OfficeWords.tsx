import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import { useTaxpayer } from './counterparties.ts';

type Props = {
  readonly npwp: string;
  readonly name: string;
  readonly onName: (name: string) => void;
};

/** What the office says about the number typed: whose it is, and whether it is active. */
export const OfficeWords = ({ npwp, name, onName }: Props) => {
  const translate = useTranslate();
  const taxpayer = useTaxpayer(npwp);
  if (taxpayer.isFetching) return translate('form.office.asking');
  const known = taxpayer.data;
  if (!known) return taxpayer.isError ? translate('form.office.silent') : null;
  if (known.status !== 'ACTIVE') return <span className="warn">{translate('form.office.inactive')}</span>;
  const theirs = known.name ?? '';
  if (theirs && name && theirs.toLowerCase() !== name.trim().toLowerCase())
    return (
      <span className="row g4 wrap">
        {translate('form.office.other_name', { name: theirs })}
        <Button size="small" sx={{ height: 24 }} onClick={() => onName(theirs)}>
          {translate('form.office.use_name')}
        </Button>
      </span>
    );
  return (
    <span className="ok row g4">
      <Icon name="check" size={14} />
      {translate('form.office.matches')}
    </span>
  );
};
