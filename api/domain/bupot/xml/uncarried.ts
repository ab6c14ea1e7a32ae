import { isAnnual, isForeign, type SlipKind } from '../kinds.ts';
import type { InputField } from '../record.ts';
import { fieldsOf } from '../slips.ts';

/** What the office knows by itself, or never asks. */
const nowhere: ReadonlySet<InputField> = new Set([
  ...(['dtpNtpn', 'reference', 'payeeIdType', 'payeeEmail', 'gender', 'taxTyped', 'grossUp', 'noNpwp'] as const),
  ...(['workingDays', 'earlierGross', 'specialBenefit'] as const),
  ...(['previousNetIncome', 'pph21PreviousBupot', 'pph21WithheldDtp', 'borneBefore'] as const),
]);

/** Of residents it is the number that says who they are, and where. */
const ofForeigners: ReadonlySet<InputField> = new Set(['certificateNumber', 'payeeName', 'payeeAddress', 'country']);

const isUncarried =
  (kind: SlipKind) =>
  (field: InputField): boolean =>
    nowhere.has(field) ||
    (ofForeigners.has(field) && !isForeign(kind)) ||
    (field === 'payeeNitku' && (kind === 'BPMP' || isAnnual(kind))) ||
    (field === 'facility' && kind === 'BPA2');

/** Fields of a kind the office's file has no element for. */
export const uncarried = (kind: SlipKind): readonly InputField[] => fieldsOf[kind].filter(isUncarried(kind));
