import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { periodOf } from '#domain/definition/day.ts';
import { digits } from '#domain/faktur/number.ts';
import { formatCount } from '#domain/text/format.ts';
import { endOf } from '../client/end-of-job.ts';
import { newKey } from '../client/new-key.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { useReadAnew } from './use-cocokkan.ts';

const CORETAX_LENGTH = 17;

type Row = CocokkanLine['rows'][number];

const wanted = ({ number, date }: Row) => {
  const named = digits(number ?? '');
  const masa = periodOf(date);
  return named.length === CORETAX_LENGTH ? { numbers: [named] } : { from: masa, to: masa };
};

const Pull = ({ row }: { row: Row }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask } = useCall();
  const readAnew = useReadAnew();
  const [waiting, setWaiting] = useState(false);
  const pull = async () => {
    setWaiting(true);
    try {
      const { jobId } = await ask('POST', '/efaktur/in/ctas/prepopulated-djp', { body: wanted(row), key: newKey() });
      if (!(await endOf(jobId))) return notify('list.job_started', { type: 'success' });
      const found = await ask('GET', '/efaktur/in/ctas/prepopulated-djp/latest');
      const came = found?.counts.NEW?.taken ?? 0;
      if (!found || found.message !== null)
        return notify(found?.message ?? 'masukanScreen.pull.failed', { type: 'warning' });
      notify('cocokkanScreen.done.pulled', {
        type: 'success',
        messageArgs: { smart_count: came, count: formatCount(came) },
      });
      readAnew();
    } catch {
      // The error was already reported.
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={waiting}
      startIcon={<Icon name="refresh" size={16} />}
      onClick={() => void pull()}
    >
      {translate(`cocokkanScreen.line.${waiting ? 'pulling' : 'missing_in'}`)}
    </Button>
  );
};

export const MissingDocument = ({ line: { cause, rows }, side }: { line: CocokkanLine; side: Side }) => {
  const translate = useTranslate();
  const mayMake = useMay('efaktur/out/ctas', 'create');
  const mayPull = useMay('efaktur/in/ctas', 'list');
  const [row] = rows;
  // Negative tax is not an invoice, a double entry has its document, and a non-taxable item needs none.
  if (!row || row.ppn.startsWith('-') || cause !== 'only_books') return null;
  if (side === 'in') return mayPull ? <Pull row={row} /> : null;
  return mayMake ? (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={`/main/efaktur-v2/out/create?${new URLSearchParams({ jurnal: row.id })}`}
    >
      {translate('cocokkanScreen.line.missing_out')}
    </Button>
  ) : null;
};
