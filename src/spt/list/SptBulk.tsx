import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { typeAt } from '../paths.ts';
import { sptResource } from '../resource.ts';
import { useSptApi } from '../spt-api.ts';

/** What can be done with the chosen returns. */
export const SptBulk = (props: BulkProps<SptListRow>) => {
  const translate = useTranslate();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  const { target } = props;
  return (
    <DocumentBulk
      {...props}
      of={{ ...monthlyReturn, resource: sptResource(type) }}
      words="sptScreen.bulk"
      sum={{ label: translate('sptScreen.bulk.sum'), amount: ({ payable }) => payable }}
      eligible={(rule) => api.eligible(type, target, rule)}
      busy={api.busy}
      works={{
        post: { lead: 'main', start: () => api.postAll(type, target) },
        pdf: { icon: 'download', whole: true, start: () => api.zip(type, 'spt', target) },
        bpe: { icon: 'download', whole: true, start: () => api.zip(type, 'bpe', target) },
        xlsx: { whole: true, start: () => api.exportTo(type, 'xlsx', target) },
        csv: { whole: true, start: () => api.exportTo(type, 'csv', target) },
        remove: { start: () => api.removeAll(type, target) },
      }}
    />
  );
};
