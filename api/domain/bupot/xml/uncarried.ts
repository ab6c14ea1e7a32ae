import { isAnnual, isForeign, type SlipKind } from '../kinds.ts';
import { monthLines } from '../month-lines.ts';
import type { InputField } from '../record.ts';
import { fieldsOf } from '../slips.ts';

/** Known to the tax office, or never required. */
const notInXml: ReadonlySet<InputField> = new Set([
  'dtpNtpn',
  'reference',
  'payeeIdType',
  'payeeEmail',
  'gender',
  'taxTyped',
  'grossUp',
  'noNpwp',
  'workingDays',
  'earlierGross',
  'specialBenefit',
  'previousNetIncome',
  'pph21PreviousBupot',
  'pph21WithheldDtp',
  'borneBefore',
]);

/** Residents are identified by number, which also determines name and address. */
const ofForeigners: ReadonlySet<InputField> = new Set(['certificateNumber', 'payeeName', 'payeeAddress', 'country']);

/** The file of a month has its gross alone. */
const ofYear: ReadonlySet<InputField> = new Set(monthLines);

const isUncarried =
  (kind: SlipKind) =>
  (field: InputField): boolean =>
    notInXml.has(field) ||
    (ofForeigners.has(field) && !isForeign(kind)) ||
    (field === 'payeeNitku' && (kind === 'BPMP' || isAnnual(kind))) ||
    (field === 'facility' && kind === 'BPA2') ||
    (kind === 'BPMP' && ofYear.has(field));

export const uncarried = (kind: SlipKind): readonly InputField[] => fieldsOf[kind].filter(isUncarried(kind));
