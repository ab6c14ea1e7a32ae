import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useTaxpayer } from './counterparties.ts';
import { officeSays } from './office-says.ts';

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
  if (!taxpayer.data) return taxpayer.isError ? translate('form.office.silent') : null;
  const { says, theirs } = officeSays(taxpayer.data, name);
  if (says === 'inactive') return <span className="warn">{translate('form.office.inactive')}</span>;
  if (says === 'number_only') return translate('form.office.number_only');
  if (says === 'other_name' || says === 'name')
    return (
      <span className="row g4 wrap">
        {translate(`form.office.${says}`, { name: theirs })}
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
