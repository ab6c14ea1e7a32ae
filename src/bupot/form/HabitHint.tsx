import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import type { PayeeHabit } from '#domain/bupot/payee-habit.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import { formatDecimal, formatLongPeriod } from '#domain/text/format.ts';
import { request } from '../../client/request.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useSlip } from './SlipContext.tsx';

const OFFERED = 2;

/** Usual objects of this payee, once the number is complete. A failed query yields no suggestion. */
const useHabits = ({ kind, payeeNpwp, payeeIdType }: BupotInput): readonly PayeeHabit[] => {
  const npwp = payeeNpwp ?? '';
  const whole = payeeIdType === 'TIN' ? npwp.length >= 5 : isNpwp16(npwp);
  const answer = useQuery({
    queryKey: ['payee-history', kind, npwp],
    queryFn: () => request('POST', '/ebupot/payee-history', { body: { npwp, kind }, quiet: true }),
    enabled: whole,
    staleTime: 60_000,
    retry: false,
  });
  return whole ? (answer.data ?? []) : [];
};

/** Suggests object and rate from the payee's last slips, with their source; never applied automatically. */
export const HabitHint = () => {
  const { input, change } = useSlip();
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const habits = useHabits(input);
  if (input.taxCode !== '' || habits.length === 0) return null;
  return (
    <div className="s12">
      <Alert
        severity="info"
        title={translate('bupotForm.habit.title')}
        actions={habits.slice(0, OFFERED).map(({ taxCode, facility, rateTyped }) => (
          <Button
            key={`${taxCode} ${facility}`}
            size="small"
            variant="outlined"
            onClick={() => change({ taxCode, facility, rate: rateTyped })}
          >
            {translate('form.use_proposal', { value: taxCode })}
          </Button>
        ))}
      >
        <ul className="habits">
          {habits.slice(0, OFFERED).map(({ taxCode, name, facility, rate, count, since }) => (
            <li key={`${taxCode} ${facility}`}>
              {translate('bupotForm.habit.last', {
                smart_count: count,
                object: `${taxCode} ${name}`,
                rate: rate === '' ? '' : `, ${formatDecimal(rate, 0)}%`,
                since: formatLongPeriod(since, locale),
              })}
              {facility !== 'NONE' && ` · ${translate(`bupotScreen.facility.${facility}`)}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
