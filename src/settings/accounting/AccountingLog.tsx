import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { logFilters } from '#domain/accounting/link.ts';
import type { AccountingRecordView } from '#domain/accounting/view-schema.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Day } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordFilter } from '../../ui/records/RecordFilter.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';

const useRow = () => useRecordContext<AccountingRecordView>();

const Named = () => {
  const translate = useTranslate();
  const row = useRow();
  if (!row) return null;
  const { number, name, kind, status, documentId } = row;
  const title = number || translate(`accounting.part.${kind === 'CONTACT' ? 'contacts' : 'invoices'}`);
  return (
    <>
      {status && documentId ? <Link to={vatDocumentPath({ type: 'OUT', id: documentId })}>{title}</Link> : title}
      <span className="acct-name small sec">{name}</span>
    </>
  );
};

/** A contact has no day of its own. */
const Dated = () => {
  const row = useRow();
  return row?.kind === 'INVOICE' ? <Day value={row.date} /> : '–';
};

const Result = () => {
  const translate = useTranslate();
  const row = useRow();
  if (!row) return null;
  const { reason, detail, changedThere, status, kind } = row;
  const removed = kind === 'INVOICE' && reason === null && status === null;
  const notes = [
    ...(reason ? [translate(`accounting.reason.${reason}`, { detail })] : []),
    ...(removed ? [translate('accounting.removed')] : []),
    ...(changedThere ? [translate('accounting.changed_there')] : []),
  ];
  return (
    <>
      <Chip
        tone={reason ? 'orange' : 'green'}
        icon={reason ? 'warning' : 'check'}
        label={translate(`accounting.was_${reason ? 'left' : 'taken'}`)}
      />
      {notes.map((note) => (
        <span key={note} className="acct-name small sec">
          {note}
        </span>
      ))}
    </>
  );
};

const Report = () => {
  const translate = useTranslate();
  const row = useRow();
  return row?.report ? translate(`accounting.report.${row.report}`) : '–';
};

/** What came, what did not and why. */
export const AccountingLog = () => {
  const translate = useTranslate();
  return (
    <RecordList
      resource="jurnal-integration/log"
      searched={false}
      head={(total) => (
        <h2>
          {translate('accounting.log')} {total !== undefined && <span className="count">{total}</span>}
        </h2>
      )}
      actions={
        <RecordFilter
          source="show"
          label={translate('resources.jurnal-integration/log.fields.result')}
          options={logFilters
            .filter((one) => one !== 'all')
            .map((value) => ({ value, label: translate(`accounting.show.${value}`) }))}
        />
      }
      empty={{ icon: 'document', title: 'accounting.none', text: 'accounting.lead' }}
    >
      <Cell source="record" disableSort>
        <Named />
      </Cell>
      <Cell source="date" disableSort>
        <Dated />
      </Cell>
      <Cell source="result" disableSort>
        <Result />
      </Cell>
      <Cell source="report" disableSort>
        <Report />
      </Cell>
    </RecordList>
  );
};
