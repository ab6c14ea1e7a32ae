import { DataTable, ListBase, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Template } from '#domain/company/template-schema.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Moment } from '../ui/layout/values.tsx';
import { productSearch } from './template.ts';

const ProductLink = ({ chosen }: { chosen: string }) => {
  const translate = useTranslate();
  const template = useRecordContext<Template>();
  if (!template) return null;
  return (
    <Link to={{ search: productSearch(template.product) }} replace aria-current={template.id === chosen || undefined}>
      {translate(`settings.send.product.${template.product}`)}
    </Link>
  );
};

/** Letters are always sent in Indonesian. */
const Subject = () => <span lang="id">{useRecordContext<Template>()?.subject}</span>;

const SavedAt = () => {
  const translate = useTranslate();
  const template = useRecordContext<Template>();
  return template?.updatedAt ? <Moment at={template.updatedAt} /> : translate('settings.send.own_words');
};

export const TemplateTable = ({ channel, chosen }: { channel: string; chosen: string }) => (
  <ListBase resource="templates" filter={{ channel }} disableSyncWithLocation storeKey={false} disableAuthentication>
    <Card flush>
      <DataTable
        bulkActionButtons={false}
        rowClick={(_id, _resource, template) => productSearch((template as Template).product)}
        rowSx={({ id }) => (id === chosen ? { backgroundColor: 'var(--primary-soft)' } : {})}
      >
        <DataTable.Col source="product" disableSort>
          <ProductLink chosen={chosen} />
        </DataTable.Col>
        {channel === 'email' && (
          <DataTable.Col source="subject" disableSort cellClassName="set-wide" headerClassName="set-wide">
            <Subject />
          </DataTable.Col>
        )}
        <DataTable.Col source="updatedAt" disableSort>
          <SavedAt />
        </DataTable.Col>
      </DataTable>
    </Card>
  </ListBase>
);
