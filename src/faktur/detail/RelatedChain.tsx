import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { RelatedFaktur } from '#domain/faktur/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Day } from '../../ui/layout/values.tsx';
import { FakturNumber } from '../FakturNumber.tsx';
import { RESOURCE } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';

/** What this invoice replaces or is replaced by, and the stages of its contract, each a step away. */
export const RelatedChain = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const related = useGet<RelatedFaktur[]>(`/${RESOURCE}/${faktur.id}/related`);
  const chain = related.data ?? [];
  if (chain.length < 2) return null;
  return (
    <Card title={translate('fakturScreen.detail.related')} flush>
      <ol className="fchain">
        {chain.map((one) => {
          const here = one.id === faktur.id;
          return (
            <li key={one.id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="invoice" size={16} />
              <div className="grow el">
                {here ? (
                  <b>
                    <FakturNumber of={one} />
                  </b>
                ) : (
                  <Link to={fakturPaths.detail(one.id)}>
                    <FakturNumber of={one} />
                  </Link>
                )}
                <div className="small sec">
                  {translate(`faktur.relation.${one.relation}`)} · <Day value={one.date} />
                </div>
              </div>
              <DocumentChip of={fakturStatus} status={one.status} short />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
