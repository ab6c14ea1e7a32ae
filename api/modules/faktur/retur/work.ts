import type { ReturInput } from '#domain/faktur/retur.ts';
import { returInputOf, returLabel } from '#domain/faktur/retur.ts';
import type { LineLeft } from '#domain/faktur/retur-left.ts';
import { type ReturMasukanFilter, returMasukan } from '#domain/faktur/retur-masukan.ts';
import { returRules } from '#domain/faktur/retur-rules.ts';
import type { ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { OutgoingRetur } from '../../../gateways/djp/retur/port.ts';
import { type Masukan, masukanFamily } from '../masukan/family.ts';
import { returMasukanFamily } from './family.ts';
import { returning } from './returning.ts';
import { tellAnswered } from './tell.ts';

export const returWork = returning<
  SelectionOf<ReturMasukanFilter>,
  OutgoingRetur,
  ReturMasukanStatus,
  Masukan,
  ReturInput,
  readonly LineLeft[]
>({
  definition: returMasukan,
  family: returMasukanFamily,
  rules: returRules,
  inputOf: returInputOf,
  origins: masukanFamily.whole,
  repeated: ({ ownNitku, counterpartyDocumentNumber, counterpartyCountry, counterpartyEmail, counterpartyNitku }) => ({
    ownNitku,
    counterpartyDocumentNumber,
    counterpartyCountry,
    counterpartyEmail,
    counterpartyNitku,
  }),
  answered: tellAnswered,
  labelOf: returLabel,
  office: ({ djp }) => djp.retur,
  outgoing: (sender, retur, origin) => ({ ...sender, retur, origin }),
  approving: (_row, { number }) => ({ move: 'approve', set: { number } }),
  inForce: ['APPROVED'],
});
