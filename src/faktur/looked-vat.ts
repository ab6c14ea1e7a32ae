import type { Looked } from '../ui/documents/use-last-look.tsx';

type Vat = {
  readonly number?: string | null;
  readonly reference?: string | null;
  readonly counterpartyName: string;
  readonly dpp: string;
  readonly ppn: string;
  readonly period?: string | null;
  readonly date?: string | null;
};

export const lookedVat = ({ number, reference, counterpartyName, dpp, ppn, period, date }: Vat): Looked => ({
  number: number || reference || null,
  party: counterpartyName,
  base: dpp,
  tax: ppn,
  period: period ?? (date ? date.slice(0, 7) : null),
});
