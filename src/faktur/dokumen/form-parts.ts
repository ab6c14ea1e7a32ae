import type { FormPart } from '../../ui/form/places.ts';
import type { Side } from './sides.ts';

/** The parts of the form as the page shows them, each with the fields that are its own; what is nobody's is the document's. */
export const partsOf = ({ key }: Side, translate: (key: string) => string): FormPart[] => [
  {
    id: 'document',
    label: translate('dokumenScreen.form.document'),
    has: (path) => !path.startsWith('counterparty') && !/^(dpp|ppn|ppnbm|uncreditReason)$/.test(path),
  },
  {
    id: 'party',
    label: translate(`dokumenScreen.form.party_${key}`),
    has: (path) => path.startsWith('counterparty'),
  },
  {
    id: 'amounts',
    label: translate('dokumenScreen.form.amounts'),
    has: (path) => /^(dpp|ppn|ppnbm|uncreditReason)$/.test(path),
  },
];
