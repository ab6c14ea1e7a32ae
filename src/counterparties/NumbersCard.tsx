import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CounterpartyPage } from '#domain/counterparty/view-schema.ts';
import type { RegisterCheck } from '#domain/office/lookup-schema.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';

const Register = ({ of, id }: { of: RegisterCheck; id: string }) => {
  const translate = useTranslate();
  const { verdict, taxpayer, counterparties } = of;
  const word = taxpayer?.status === 'INACTIVE' ? 'inactive' : verdict;
  const differs = counterparties.find(({ known }) => known.id === id)?.differs ?? [];
  return (
    <div className="row wrap" role="status">
      <Chip tone={word === 'known' ? 'green' : 'orange'} label={translate(`registerCheck.verdict.${word}`)} />
      {taxpayer?.name && <span>{taxpayer.name}</span>}
      {differs.map((one) => (
        <Chip key={one} tone="orange" label={translate(`registerCheck.differs.${one}`)} />
      ))}
    </div>
  );
};

export const NumbersCard = ({ of: { counterparty, numbers } }: { of: CounterpartyPage }) => {
  const translate = useTranslate();
  const { run, busy } = useCall();
  const [checked, setChecked] = useState<RegisterCheck>();
  const { id, identity, document } = counterparty;
  const ask = async () => {
    const found = await run('POST', '/npwp-validator/check', { body: { numbers: [identity] } });
    setChecked(found?.[0]);
  };
  const isChecked = document === 'TIN' || document === 'National ID';
  return (
    <Card title={translate('counterparty.numbers')}>
      <div className="counterparty-list">
        {numbers.length === 0 && <p className="sec">{translate('counterparty.numbers_good')}</p>}
        {numbers.map(({ field, severity, message }) => (
          <div key={message}>
            <Chip
              tone={severity === 'error' ? 'red' : 'orange'}
              icon="warning"
              label={translate(`counterparty.field.${field}`)}
            />
            <p>{message}</p>
          </div>
        ))}
        {checked && <Register of={checked} id={id} />}
        {isChecked && (
          <Button size="small" variant="outlined" disabled={busy} onClick={() => void ask()}>
            {translate('counterparty.ask_office')}
          </Button>
        )}
      </div>
    </Card>
  );
};
