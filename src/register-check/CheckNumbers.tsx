import './register-check.css';
import { Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { CheckRow } from './CheckRow.tsx';
import { useChecking } from './use-checking.ts';

const MOST = 1000;
const columns = ['number', 'verdict', 'office', 'ours'] as const;

/** One number a line, also where a sheet put tabs or a list commas between them. */
const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n\r\t;,]+/)
      .map((one) => one.trim().slice(0, 40))
      .filter(Boolean),
  ),
];

const Results = ({ of: { rows, total, going, stop, replace } }: { of: ReturnType<typeof useChecking> }) => {
  const translate = useTranslate();
  const known = rows.filter(({ verdict }) => verdict === 'known').length;
  const differing = rows.filter(({ counterparties }) =>
    counterparties.some(({ differs }) => differs.length > 0),
  ).length;
  const progress = translate('registerCheck.progress', { done: formatCount(rows.length), total: formatCount(total) });
  return (
    <Card flush>
      <div className="rgc-sum" role="status">
        {going ? progress : translate('registerCheck.counts', { known, differing, wrong: rows.length - known })}
        {going && (
          <Button size="small" variant="outlined" onClick={stop}>
            {translate('registerCheck.stop')}
          </Button>
        )}
      </div>
      {going && <LinearProgress variant="determinate" value={(rows.length / total) * 100} aria-label={progress} />}
      <div className="rgc-scroll">
        <table className="told-rows rgc-rows">
          <TableHead of={columns.map((key) => ({ label: translate(`registerCheck.column.${key}`) }))} />
          <tbody>
            {rows.map((row, at) => (
              <CheckRow key={row.typed} of={row} onMended={(now) => replace(at, now)} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

/** Asks the office's register about one number or a pasted column, and puts the company's own book right. */
export const CheckNumbers = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const checking = useChecking();
  const check = () => {
    const numbers = numbersIn(typed);
    if (numbers.length === 0) return setFault(translate('registerCheck.none_typed'));
    if (numbers.length > MOST)
      return setFault(
        translate('registerCheck.too_many', { most: formatCount(MOST), count: formatCount(numbers.length) }),
      );
    setFault(undefined);
    void checking.start(numbers);
  };
  return (
    <div className="rgc">
      <PageHead
        title={translate('registerCheck.title')}
        below={<span className="sec">{translate('registerCheck.lead', { most: formatCount(MOST) })}</span>}
      />
      <Card>
        <form
          className="rgc-form"
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <TextInput
            label={translate('registerCheck.numbers')}
            helper={translate('registerCheck.numbers_help')}
            value={typed}
            onChange={setTyped}
            error={fault}
            rows={4}
            numeric
          />
          <Button type="submit" variant="contained" disabled={checking.going}>
            {translate('registerCheck.check')}
          </Button>
        </form>
      </Card>
      {checking.total > 0 && <Results of={checking} />}
    </div>
  );
};
