import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, useGet } from '../../ui/feedback/use-call.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CancelReverts } from './CancelReverts.tsx';
import { FoundFakturs } from './FoundFakturs.tsx';

const fields = ['number', 'npwp', 'reference', 'taxpayer'] as const;
type Criteria = Record<(typeof fields)[number], string>;

const none: Criteria = { number: '', npwp: '', reference: '', taxpayer: '' };

const helped: readonly string[] = ['number', 'npwp', 'taxpayer'];

export const FindFaktur = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.find.${key}`);
  const navigate = useNavigate();
  const { state } = useLocation();
  const criteria: Criteria = { ...none, ...state };
  const [values, setValues] = useState(criteria);
  const [empty, setEmpty] = useState(false);
  const filter = Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== ''));
  const hasCriteria = Object.keys(filter).length > 0;
  const { data, error, isFetching } = useGet(hasCriteria ? '/admin/api/efaktur/find' : null, {
    query: { filter: JSON.stringify(filter) },
    staleTime: 0,
  });
  const errors = fieldErrorsOf(error);
  const find = () => {
    const given = Object.entries(values).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : []));
    setEmpty(given.length === 0);
    // The criteria may be tax numbers, which no address contains.
    navigate('.', { state: Object.fromEntries(given) });
  };
  return (
    <div className="adm">
      <PageHead title={words('title')} />
      <p className="sec">{words('lead')}</p>
      <Card>
        <div className="adm-criteria">
          {fields.map((field) => (
            <TextInput
              key={field}
              label={words(field)}
              helper={helped.includes(field) ? words(`${field}_help`) : undefined}
              error={errors[field] ?? (empty && field === 'number' ? words('nothing') : undefined)}
              value={values[field]}
              onChange={(value) => setValues({ ...values, [field]: value })}
              onKeyDown={({ key }) => key === 'Enter' && find()}
              maxLength={100}
            />
          ))}
          <Button variant="contained" onClick={find}>
            {words('search')}
          </Button>
        </div>
      </Card>
      {error && Object.keys(errors).length === 0 && <Alert severity="error" title={error.message} />}
      {isFetching && !data && <RowsSkeleton />}
      {hasCriteria && data && <FoundFakturs of={data} />}
      <CancelReverts />
    </div>
  );
};
