import { useRef, useState } from 'react';
import type { RegisterCheck } from '#domain/office/lookup-schema.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import './register-check.css';
import { Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { CheckRow } from './CheckRow.tsx';

/** Numbers per call: results are shown while the others are checked. */
const AT_ONCE = 20;

export const useChecking = () => {
  const { ask } = useCall();
  const [rows, setRows] = useState<readonly RegisterCheck[]>([]);
  const [total, setTotal] = useState(0);
  const [going, setGoing] = useState(false);
  const run = useRef(0);
  const stop = () => {
    run.current++;
    setGoing(false);
  };
  const start = async (numbers: readonly string[]) => {
    const mine = ++run.current;
    setRows([]);
    setTotal(numbers.length);
    setGoing(true);
    try {
      for (let at = 0; at < numbers.length; at += AT_ONCE) {
        const part = numbers.slice(at, at + AT_ONCE);
        const came = await ask('POST', '/npwp-validator/check', { body: { numbers: part } });
        if (run.current !== mine) return;
        setRows((before) => [...before, ...came]);
      }
    } catch {
      // Already reported; earlier results stay.
    }
    if (run.current === mine) setGoing(false);
  };
  const replace = (at: number, row: RegisterCheck) =>
    setRows((before) => before.map((one, place) => (place === at ? row : one)));
  return { rows, total, going, start, stop, replace };
};

const MOST = 1000;
const columns = ['number', 'verdict', 'office', 'ours'] as const;

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
      <div className="register-check-sum" role="status">
        {going ? progress : translate('registerCheck.counts', { known, differing, wrong: rows.length - known })}
        {going && (
          <Button size="small" variant="outlined" onClick={stop}>
            {translate('registerCheck.stop')}
          </Button>
        )}
      </div>
      {going && <LinearProgress variant="determinate" value={(rows.length / total) * 100} aria-label={progress} />}
      <div className="register-check-scroll">
        <table className="plain-rows register-check-rows">
          <TableHead of={columns.map((key) => ({ label: translate(`registerCheck.column.${key}`) }))} />
          <tbody>
            {rows.map((row, at) => (
              <CheckRow key={row.typed} of={row} onRepaired={(now) => replace(at, now)} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

export const CheckNumbers = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState('numbers', '');
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
    <div className="register-check">
      <PageHead
        title={translate('registerCheck.title')}
        below={<span className="sec">{translate('registerCheck.lead', { most: formatCount(MOST) })}</span>}
      />
      <Card>
        <form
          className="register-check-form"
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
