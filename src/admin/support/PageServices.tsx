import { useTranslate } from 'react-admin';
import type { ServiceConfiguration } from '#domain/admin/support-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../AdminTable.tsx';

/** Services of others that the pages use. They are configured by variables of the server, not here. */
export const PageServices = ({ of }: { of: ServiceConfiguration['pageServices'] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.page_service.${key}`);
  return (
    <Card title={words('title')}>
      <p className="sec">{words('lead')}</p>
      <AdminTable
        rows={of.map((one) => ({ ...one, id: one.name }))}
        columns={[
          { key: 'name', label: words('service'), show: ({ name }) => words(`name.${name}`) },
          {
            key: 'state',
            label: translate('adminSupport.service.state'),
            show: ({ at }) => (
              <Chip
                tone={at === null ? 'grey' : 'green'}
                label={translate(`adminSupport.service.${at === null ? 'off' : 'on'}`)}
              />
            ),
          },
          {
            key: 'at',
            label: words('at'),
            show: ({ at }) => (at === 'simulator' ? words('simulator') : (at ?? '–')),
          },
        ]}
      />
    </Card>
  );
};
