import { useCallback } from 'react';
import type { FindingView } from '#domain/definition/finding.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { useServerFindings } from '../../ui/form/use-server-findings.ts';
import { checkInput } from '../faktur-api.ts';

/** Complete enough to search for duplicates: something is sold, and the buyer or a reference is known. */
export const isWorthAsking = ({
  date,
  lines,
  counterpartyNpwp,
  counterpartyDocumentNumber,
  reference,
}: FakturInput): boolean =>
  date !== '' &&
  Boolean(counterpartyNpwp || counterpartyDocumentNumber || reference) &&
  lines.some(({ name, price, quantity }) => name && price && quantity);

type Options = Pick<Parameters<typeof useServerFindings<FakturInput>>[0], 'input' | 'findings' | 'known'> & {
  readonly replaces: string | null;
};

export const useFakturFindings = ({ replaces, ...of }: Options): readonly FindingView[] => {
  const ask = useCallback(
    (input: FakturInput, id: string | null, signal: AbortSignal) => checkInput({ input, id, replaces }, signal),
    [replaces],
  );
  return useServerFindings({ ...of, worthAsking: isWorthAsking(of.input), ask });
};
