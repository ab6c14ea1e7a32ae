import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { treatySuggestion } from '#domain/bupot/unifikasi/treaty.ts';
import { objectOf } from '#domain/rules/unifikasi/objects.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useSlip } from './SlipContext.tsx';

/** What the treaty with the payee's country may allow, with its source: a person takes it, nothing applies it. */
export const TreatyHint = () => {
  const { input, change } = useSlip();
  const translate = useTranslate();
  const object = input.kind === 'BPNR' ? objectOf('BPNR', input.taxCode) : null;
  const found = object && input.country ? treatySuggestion(input.country, object) : null;
  if (!found) return null;
  const { options, isSure, remark, source } = found;
  const rates = options.flatMap(({ income, range: { low, high } }) =>
    (low === high ? [low] : [low, high]).map((rate) => ({ income, rate })),
  );
  return (
    <div className="s12">
      <Alert
        severity="info"
        title={translate('bupotForm.treaty.title', { country: input.country ?? '' })}
        actions={rates.map(({ income, rate }) => (
          <Button
            key={`${income} ${rate}`}
            size="small"
            variant="outlined"
            disabled={input.facility === 'SKD' && input.rate === rate}
            onClick={() => change({ facility: 'SKD', rate })}
          >
            {translate('bupotForm.treaty.use', {
              income: translate(`unifikasi.treaty.${income}`),
              rate: formatDecimal(rate, 0),
            })}
          </Button>
        ))}
      >
        {translate('bupotForm.treaty.source', { source: source.name })}
        {!isSure && ` ${translate('unifikasi.treaty.unsure')}`}
        {remark && ` ${translate(`unifikasi.treaty.${remark}`)}`}
      </Alert>
    </div>
  );
};
