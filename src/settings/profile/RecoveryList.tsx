import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecoveryCodes } from '#domain/people/account-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useCopy } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

export const RecoveryList = ({ of: { codes }, onSaved }: { of: RecoveryCodes; onSaved: () => void }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <>
      <Alert severity="warning" title={translate('account.factor.codes')}>
        {translate('account.factor.codes_text')}
      </Alert>
      <ul className="profile-codes" aria-label={translate('account.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row wrap">
        <Button
          variant="outlined"
          startIcon={<Icon name="copy" size={16} />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {translate('account.factor.copy')}
        </Button>
        <Button variant="contained" onClick={onSaved}>
          {translate('account.factor.stored')}
        </Button>
      </div>
    </>
  );
};
