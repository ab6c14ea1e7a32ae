import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { securityKinds, securityOutcomes } from '#domain/security/events.ts';
import { Icon } from '../layout/Icon.tsx';
import { RecordDay } from '../records/RecordDay.tsx';
import { RecordFilter } from '../records/RecordFilter.tsx';

export type Choice = { readonly value: string; readonly label: string };

const Address = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { ip, ...others } = filterValues;
  if (!ip) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      title={translate('securityLog.any_address')}
      endIcon={<Icon name="close" size={14} />}
      onClick={() => setFilters(others)}
    >
      {translate('securityLog.address', { ip })}
    </Button>
  );
};

export const SecurityFilters = ({ people }: { people: readonly Choice[] }) => {
  const translate = useTranslate();
  const { from, to } = useListContext().filterValues;
  const words = (key: string) => translate(`securityLog.${key}`);
  return (
    <>
      {people.length > 0 && <RecordFilter source="userId" label={words('person')} options={people} />}
      <RecordFilter
        source="kind"
        label={words('kind')}
        options={securityKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <RecordFilter
        source="outcome"
        label={words('outcome')}
        options={securityOutcomes.map((value) => ({ value, label: words(`outcomes.${value}`) }))}
      />
      <Address />
      <div className="rec-days">
        <RecordDay source="from" label={words('from')} last={to} outside={words('days_reversed')} />
        <RecordDay source="to" label={words('to')} first={from} outside={words('days_reversed')} />
      </div>
    </>
  );
};
