import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Tone } from '#domain/definition/status.ts';
import type { BatchReport as Report, StageState } from '#domain/faktur/batch-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { IconName } from '../../ui/layout/Icon.tsx';
import { fakturPaths } from '../paths.ts';

const LOG = '/main/setting/company/email/efaktur';
const REFUSED = '/main/efaktur-v2/out/refused';

const looks: Readonly<Record<StageState, readonly [tone: Tone, icon: IconName]>> = {
  waiting: ['grey', 'clock'],
  going: ['orange', 'refresh'],
  done: ['green', 'check'],
  stopped: ['red', 'warning'],
  left_out: ['grey', 'stop'],
};

const counts = ['saved', 'drafts', 'underway', 'approved', 'refused', 'mailed', 'unmailed'] as const;

type Props = { readonly importId: string; readonly report: Report };

export const BatchReport = ({ importId, report }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`fakturBatch.report.${key}`);
  const stopped = report.stages.some(({ state }) => state === 'stopped');
  const reportState = report.ended ? (stopped ? 'stopped' : 'ended') : 'going';
  return (
    <>
      <Alert severity={stopped ? 'error' : report.ended ? 'success' : 'info'} title={words(reportState)} live />
      <Card flush>
        <ol className="batch-stages">
          {report.stages.map(({ key, state, message }) => {
            const [tone, icon] = looks[state];
            return (
              <li key={key}>
                <span className="grow">
                  {translate(`fakturBatch.stage.${key}`)}
                  {message && <span className="small sec batch-said">{message}</span>}
                </span>
                <Chip tone={tone} icon={icon} label={translate(`fakturBatch.state.${state}`)} />
              </li>
            );
          })}
        </ol>
      </Card>
      <Card title={translate('fakturBatch.plan.documents')}>
        <dl className="batch-counts">
          {counts.map((key) => (
            <div key={key}>
              <dt className="small sec">{words(key)}</dt>
              <dd>{formatCount(report[key])}</dd>
            </div>
          ))}
        </dl>
        {report.staysBehind > 0 && (
          <p className="small sec">
            {translate('fakturBatch.plan.stays_text', {
              smart_count: report.staysBehind,
              count: formatCount(report.staysBehind),
            })}
          </p>
        )}
        <div className="row wrap batch-ways">
          <Button component={Link} to={fakturPaths.imported(importId)} variant="outlined">
            {words('to_saved')}
          </Button>
          {report.refused > 0 && (
            <Button component={Link} to={REFUSED} variant="outlined">
              {words('to_refused')}
            </Button>
          )}
          {report.mailed + report.unmailed > 0 && (
            <Button component={Link} to={LOG} variant="outlined">
              {words('to_log')}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
};
