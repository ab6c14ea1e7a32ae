import { objectOf as pph21ObjectOf } from '../rules/pph21/objects.ts';
import { objectOf as unifikasiObjectOf } from '../rules/unifikasi/objects.ts';
import { isUnifikasi } from './kinds.ts';
import type { Bupot, BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

export type NamedObject = {
  readonly code: string;
  readonly name: string;
  readonly article: string;
};

/** The object of a slip with its name, for any tax; null where the tax office's list has no such key. */
export const objectOfSlip = ({
  kind,
  taxCode,
  ...when
}: Pick<BupotInput, 'kind' | 'taxCode' | 'period' | 'date'>): NamedObject | null => {
  const [code = ''] = taxCode.split('/');
  if (isUnifikasi(kind)) {
    const found = unifikasiObjectOf(kind, taxCode, when.period);
    return found && { code, name: found.name, article: found.article };
  }
  const found = pph21ObjectOf(kind, code, lawDay(when));
  return found && { code, name: found.name, article: kind === 'BP26' ? '26' : '21' };
};

export const labelOf = (of: Pick<Bupot, 'id' | 'number' | 'reference' | 'payeeName'>): string =>
  of.number ?? of.reference ?? of.payeeName ?? of.id;
