import { FormControlLabel, Switch } from '@mui/material';
import { useLocaleState, useLocales, useTranslate } from 'react-admin';
import { wantsDigest } from '#domain/people/wants-digest.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { usePreference } from '../../ui/layout/use-preference.ts';

export const ChoicesCard = () => {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  const [, keepLocale] = usePreference('locale');
  const [digest, keepDigest] = usePreference('digest');
  const [sendAtOnce, keepSendAtOnce] = usePreference('sendAtOnce');
  return (
    <Card title={translate('account.choices')}>
      <div className="set-form">
        <SelectInput
          label={translate('account.language')}
          value={locale}
          options={locales.map(({ locale: value, name }) => ({ value, label: name }))}
          onChange={(to) => {
            keepLocale(to === 'en' ? 'en' : 'id');
            setLocale(to);
          }}
        />
        <div>
          <p className="fld-l">{translate('account.digest')}</p>
          <FormControlLabel
            control={
              <Switch checked={wantsDigest({ digest })} onChange={(event) => keepDigest(event.target.checked)} />
            }
            label={translate('account.digest_text')}
          />
        </div>
        <div>
          <p className="fld-l">{translate('account.last_look')}</p>
          <FormControlLabel
            control={
              <Switch checked={sendAtOnce !== true} onChange={(event) => keepSendAtOnce(!event.target.checked)} />
            }
            label={translate('account.last_look_text')}
          />
        </div>
      </div>
    </Card>
  );
};
