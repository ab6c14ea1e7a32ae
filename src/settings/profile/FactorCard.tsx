import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecoveryCodes } from '#domain/people/account-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { FactorOff } from './FactorOff.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';

export const FactorCard = () => {
  const translate = useTranslate();
  const { data } = useGet('/user/second-factor');
  const [codes, setCodes] = useState<RecoveryCodes | null>(null);
  const step = () => {
    if (codes) return <RecoveryList of={codes} onSaved={() => setCodes(null)} />;
    if (data?.on)
      return (
        <>
          <Facts
            of={[
              [translate('account.factor.since'), <Moment key="since" at={data.since} />],
              [translate('account.factor.left'), data.recoveryLeft],
            ]}
          />
          <FactorOff required={data.required} onCodes={setCodes} />
        </>
      );
    return <SetUpFactor onCodes={setCodes} />;
  };
  return (
    <Card title={translate('account.factor.title')}>
      <div className="set-form">
        <p className="small sec">{translate('account.factor.why')}</p>
        {data && step()}
      </div>
    </Card>
  );
};
