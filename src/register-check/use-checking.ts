import { useRef, useState } from 'react';
import type { RegisterCheck } from '#domain/office/lookup-schema.ts';
import { useCall } from '../ui/feedback/use-call.ts';

/** So many are asked about in one call: what came stands already while the rest is asked. */
const AT_ONCE = 20;

/** Asks the register about a column of numbers piece by piece; stopping keeps what has come. */
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
        const came = await ask<RegisterCheck[]>('POST', '/npwp-validator/check', { numbers: part });
        if (run.current !== mine) return;
        setRows((before) => [...before, ...came]);
      }
    } catch {
      // Said already; what has come stays.
    }
    if (run.current === mine) setGoing(false);
  };
  const replace = (at: number, row: RegisterCheck) =>
    setRows((before) => before.map((one, place) => (place === at ? row : one)));
  return { rows, total, going, start, stop, replace };
};
