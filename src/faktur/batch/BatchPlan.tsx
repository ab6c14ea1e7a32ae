import { Button, FormControlLabel, Switch } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BatchPlan as Plan } from '#domain/faktur/batch-schema.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day, Money } from '../../ui/layout/values.tsx';

const TEMPLATE = '/main/setting/company/send';

/** Quota units left after sending, or missing. */
const useQuotaWords = ({ remaining, needed }: Plan['quota']): string => {
  const translate = useTranslate();
  const of = { remaining: formatCount(remaining), needed: formatCount(needed) };
  return remaining < needed
    ? translate('fakturBatch.plan.quota_short', { ...of, short: formatCount(needed - remaining) })
    : translate('fakturBatch.plan.quota_text', { ...of, left: formatCount(remaining - needed) });
};

type Props = {
  readonly importId: string;
  readonly version: number;
  readonly plan: Plan;
  readonly onBegun: () => void;
  readonly frame: (body: ReactNode, foot: ReactNode) => ReactNode;
};

export const BatchPlan = ({ importId, version, plan, onBegun, frame }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`fakturBatch.plan.${key}`);
  const numbered = (key: string, count: number) =>
    translate(`fakturBatch.plan.${key}`, { smart_count: count, count: formatCount(count) });
  const { run, busy } = useCall();
  const mayMail = useMay('efaktur/out/ctas', 'send');
  const [mail, setMail] = useState(mayMail);
  const quota = useQuotaWords(plan.quota);
  const { documents, dpp, ppn, staysBehind, filed, deadline, signee, letter, obstacle } = plan;
  // Placeholders are shown by their names.
  const subject = letter.subject.replace(/%\{(\w+)\}/g, (_, name: string) => `[${translate(`mail.variable.${name}`)}]`);
  const counted = (key: string, count: number) => count > 0 && <li>{numbered(key, count)}</li>;
  const begin = async () => {
    const begun = await run('POST', '/efaktur/import/{id}/batch', {
      path: { id: importId },
      body: {
        version,
        mail,
      },
    });
    if (begun) onBegun();
  };
  return frame(
    <>
      <p className="sec">{translate('fakturBatch.what')}</p>
      {obstacle && <Alert severity="error" title={translate(`shell.intercept.${obstacle}.title`)} />}
      {filed.length > 0 && (
        <Alert
          severity="warning"
          title={translate('fakturBatch.plan.filed', { periods: filed.map(formatPeriod).join(', ') })}
        />
      )}
      {deadline.late > 0 && <Alert severity="warning" title={numbered('late', deadline.late)} />}
      <Card title={words('what')}>
        <Facts
          of={[
            [words('documents'), <b key="documents">{formatCount(documents)}</b>],
            [words('dpp'), <Money key="dpp" value={dpp} unit />],
            [words('ppn'), <Money key="ppn" value={ppn} unit />],
            ...(staysBehind > 0 ? [[words('stays'), numbered('stays_text', staysBehind)] as const] : []),
            [words('quota'), quota],
            [words('deadline'), <Day key="deadline" value={deadline.first} long />],
            [words('signee'), signee ?? words('no_signee')],
          ]}
        />
      </Card>
      <Card
        title={words('letter')}
        actions={
          <Button component={Link} to={TEMPLATE} variant="outlined">
            {words('to_template')}
          </Button>
        }
      >
        {letter.automatic ? (
          <p>{words('automatic')}</p>
        ) : (
          <FormControlLabel
            control={<Switch checked={mail} disabled={!mayMail} onChange={(event) => setMail(event.target.checked)} />}
            label={words('mail')}
          />
        )}
        {(mail || letter.automatic) && (
          <>
            <Facts of={[[words('subject'), `${subject} (${words(letter.own ? 'own' : 'not_own')})`]]} />
            <ul className="batch-list small">
              {counted('with_address', letter.withAddress - letter.elsewhere)}
              {counted('without_address', letter.withoutAddress)}
              {counted('elsewhere', letter.elsewhere)}
            </ul>
          </>
        )}
      </Card>
    </>,
    <Button variant="contained" disabled={busy} onClick={() => void begin()}>
      {translate('fakturBatch.begin', { smart_count: documents, count: formatCount(documents) })}
    </Button>,
  );
};
