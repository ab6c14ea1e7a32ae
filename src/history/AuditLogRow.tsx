import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OFFICE } from '#domain/doer.ts';
import type { AuditLogEntry } from '#domain/history/view-schema.ts';
import { Moment } from '../ui/layout/values.tsx';

const FIRST = 3;

type Change = AuditLogEntry['changes'][number];

const ChangeLine = ({ of: { field, before, after } }: { of: Change }) => (
  <li>
    <span className="sec">{field}: </span>
    {before !== null && <del>{before}</del>}
    {before !== null && after !== null && ' → '}
    {after !== null && <span>{after}</span>}
  </li>
);

const Changes = ({ of }: { of: AuditLogEntry }) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { fromStatus, toStatus, reason, withheld } = of;
  const moved = fromStatus !== toStatus;
  const status = { field: translate('auditLog.status'), before: fromStatus, after: toStatus };
  const lines = moved ? [status, ...of.changes] : of.changes;
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <>
      <ul className="audit-log-changes">
        {shown.map((line) => (
          <ChangeLine key={line.field} of={line} />
        ))}
      </ul>
      {lines.length > FIRST && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {translate(all ? 'auditLog.fewer_fields' : 'auditLog.more_fields', { count: lines.length - FIRST })}
        </Button>
      )}
      {reason && <p className="small">{translate('auditLog.reason', { reason })}</p>}
      {withheld && <p className="small sec">{translate('auditLog.withheld')}</p>}
    </>
  );
};

export const AuditLogRow = ({ of, onObject }: { of: AuditLogEntry; onObject: () => void }) => {
  const translate = useTranslate();
  const { at, userName, object, action, ip } = of;
  const who = userName === OFFICE ? translate('shell.kit.office') : userName || translate('auditLog.system');
  return (
    <tr>
      <td className="nw">
        <Moment at={at} />
      </td>
      <td className="audit-log-who">{who}</td>
      <td>
        <button type="button" className="link" title={translate('auditLog.only_this')} onClick={onObject}>
          {object}
        </button>
      </td>
      <td>{action}</td>
      <td className="audit-log-wide">
        <Changes of={of} />
      </td>
      <td className="num sec nw">{ip}</td>
    </tr>
  );
};
