import { useTranslate } from 'react-admin';
import type { Quota } from '#domain/company/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';

export const QuotaShort = ({ of }: { of: Quota }) => {
  const translate = useTranslate();
  const products = [
    ['E-Faktur', of.efakturUsage - of.efakturQuota],
    ['E-Bupot', of.ebupotUsage - of.ebupotQuota],
  ] as const;
  return products
    .filter(([, short]) => short > 0)
    .map(([product, short]) => (
      <Alert
        key={product}
        severity="warning"
        title={translate('settings.quota.short', { product, count: formatCount(short) })}
      >
        {translate('settings.quota.short_text')}
      </Alert>
    ));
};
