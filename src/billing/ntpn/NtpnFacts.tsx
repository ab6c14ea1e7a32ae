import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ntpnStatus } from '#domain/billing/status.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import type { NtpnRecord } from '../billing-api.ts';
import { SpanText } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';
import { UsedIn } from './ntpn-columns.tsx';

export const NtpnFacts = ({ of }: { of: NtpnRecord }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`billingScreen.field.${key}`);
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{of.taxName}</h2>
          <DocumentChip of={ntpnStatus} status={of.status} at={of.updatedAt} />
        </div>
        <div className="sec num">
          <Identifier value={of.ntpn} form="ntpn" copy />
        </div>
      </div>
      <div className="trio btrio">
        <div>
          <span className="lab">{field('amount')}</span>
          <div className="value">
            <Money value={of.amount} unit />
          </div>
        </div>
        <div>
          <span className="lab">{field('period')}</span>
          <div className="value">
            <SpanText of={of} />
          </div>
        </div>
        <div>
          <span className="lab">{field('paidAt')}</span>
          <div className="value">
            <Moment at={of.paidAt} />
          </div>
        </div>
      </div>
      {of.officeMessage && (
        <Alert severity="error" title={translate('billingScreen.detail.office_says')}>
          {of.officeMessage}
        </Alert>
      )}
      <section className="preview-card-s">
        <h3>{translate('billingScreen.detail.facts')}</h3>
        <Facts
          of={[
            [
              field('billingCode'),
              <Link key="code" to={billingPaths.one(of.billingId)}>
                <Identifier value={of.billingCode} form="billing" />
              </Link>,
            ],
            [field('tax'), `${of.kap}-${of.kjs}`],
            [translate('billingScreen.detail.terbilang'), terbilang(of.amount)],
            [field('ntb'), of.ntb ?? '–'],
            [field('stan'), of.stan ?? '–'],
            [field('origin'), translate(`billingScreen.ntpn.from.${of.from}`)],
            [field('usedIn'), <UsedIn key="used" of={of} />],
            [field('createdBy'), of.createdBy],
          ]}
        />
      </section>
    </div>
  );
};
