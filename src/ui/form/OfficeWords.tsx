import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useTaxpayer } from './counterparties.ts';

type Known = { readonly name: string | null; readonly status: 'ACTIVE' | 'INACTIVE' };

type Says = {
  /**
   * `matches` only if the number is active and its name equals the one typed; a number alone does not identify a
   * person.
   */
  readonly says: 'inactive' | 'number_only' | 'name' | 'other_name' | 'matches';
  /** The name at the tax office; empty if not disclosed. */
  readonly theirs: string;
};

/** Normalises names for comparison: PT. and PT, repeated spaces, case and commas are ignored. */
const plain = (name: string): string => name.toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();

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
