import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useTaxpayer } from './counterparties.ts';

type Known = { readonly name: string | null; readonly status: 'ACTIVE' | 'INACTIVE' };

type Says = {
  /** `matches` only where the number is active and its name the one typed; a number alone is no match of a person. */
  readonly says: 'inactive' | 'number_only' | 'name' | 'other_name' | 'matches';
  /** The name the office has, empty where it tells none. */
  readonly theirs: string;
};

/** A name as it is compared: PT. and PT, more blanks than one, capitals and commas make no other person. */
const plain = (name: string): string => name.toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();

/** What the office's answer about a number comes to beside the name typed. */
export const officeSays = ({ name, status }: Known, typed: string): Says => {
  const theirs = name ?? '';
  if (status !== 'ACTIVE') return { says: 'inactive', theirs };
  if (theirs === '') return { says: 'number_only', theirs };
  if (plain(typed) === '') return { says: 'name', theirs };
  return { says: plain(theirs) === plain(typed) ? 'matches' : 'other_name', theirs };
};

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
