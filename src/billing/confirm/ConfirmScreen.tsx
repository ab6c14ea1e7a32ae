import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isConfirmed, isNamed } from '#domain/billing/status-queries.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { billingPaths } from '../paths.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

export const ConfirmScreen = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('billing');
  const billing = useGet(id ? '/ebilling/{id}' : null, { path: { id: id ?? '' }, staleTime: 0 });
  const title = translate('payScreen.confirm.title');
  if (id && billing.isPending) return <PageSkeleton />;
  return (
    <div className="cfp">
      <PageHead
        title={title}
        crumbs={[{ label: translate('payScreen.home'), to: billingPaths.list }, { label: title }]}
      />
      {billing.error && <Alert severity="error" title={billing.error.message} />}
      <Card>
        <p className="sec cf-lead">{translate('payScreen.confirm.text')}</p>
        <ConfirmForm
          codes={billing.data ? [billing.data] : []}
          onDone={(record) => {
            if (isNamed(record) || isConfirmed(record)) navigate(billingPaths.oneNtpn(record.id));
          }}
        />
      </Card>
    </div>
  );
};
