import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecoveryCodes } from '#domain/people/account-schema.ts';
import { SmallPage } from '../../ui/layout/SmallPage.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';

export const FactorFirst = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const [codes, setCodes] = useState<RecoveryCodes | null>(null);
  return (
    <SmallPage title={translate('account.factor.first')}>
      {codes ? (
        <RecoveryList of={codes} onSaved={onDone} />
      ) : (
        <>
          <p>{translate('account.factor.first_text')}</p>
          <p className="small sec">{translate('account.factor.why')}</p>
          <SetUpFactor onCodes={setCodes} />
        </>
      )}
      <a href="/logout">{translate('people.join.sign_out')}</a>
    </SmallPage>
  );
};
