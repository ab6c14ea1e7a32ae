import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ListedNitku } from '#domain/admin/support-schema.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';
import { Two } from '../AdminTable.tsx';

const useBranch = () => useRecordContext<ListedNitku>();

const Company = () => {
  const of = useBranch();
  return of ? <Two first={of.companyName} second={<Identifier value={of.companyNpwp} form="npwp" />} /> : null;
};

const Nitku = () => <Identifier value={useBranch()?.nitku} form="nitku" copy />;

const OfficeAnswer = ({ of, onClose }: { of: ListedNitku; onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.nitku.${key}`);
  const { data, error } = useGet('/admin/api/npwp-16/list-nitku/{companyId}', {
    path: { companyId: of.companyId },
    staleTime: 0,
  });
  return (
    <Modal open width={600} title={`${words('answer')}: ${of.companyName}`} onClose={onClose}>
      {error && <Alert severity="error" title={error.message} />}
      {!data && !error && <RowsSkeleton />}
      {data && data.outcome !== 'done' && <Alert severity="warning" title={data.message ?? words('unreachable')} />}
      {data?.outcome === 'done' && (
        <>
          <p>
            {data.name ?? '–'} · {data.status}
          </p>
          <ul className="adm-changes">
            {data.nitku.map(({ nitku, name }) => (
              <li key={nitku}>
                <Identifier value={nitku} form="nitku" copy />
                <span className="grow">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
};

const Ask = () => {
  const translate = useTranslate();
  const of = useBranch();
  const [open, setOpen] = useState(false);
  if (!of) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('adminSupport.nitku.ask')}
      </Button>
      {open && <OfficeAnswer of={of} onClose={() => setOpen(false)} />}
    </>
  );
};

export const Branches = () => {
  const translate = useTranslate();
  return (
    <div className="adm">
      <RecordList
        resource="admin/api/npwp-16/list-nitku"
        head={(total) => (
          <h1>
            {translate('adminSupport.nitku.title')} {total !== undefined && <span className="count">{total}</span>}
          </h1>
        )}
        empty={{ icon: 'building', title: 'adminSupport.nitku.none', text: 'adminSupport.nitku.none_text' }}
      >
        <Cell source="companyName" disableSort>
          <Company />
        </Cell>
        <Cell source="nitku" disableSort>
          <Nitku />
        </Cell>
        <Cell source="name" disableSort />
        <Cell source="address" disableSort />
        <Cell source="office" disableSort>
          <Ask />
        </Cell>
      </RecordList>
    </div>
  );
};
