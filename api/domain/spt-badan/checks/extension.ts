import { formatDecimal } from '../../text/format.ts';
import { resultLines } from '../annual-form.ts';
import { type Check, warning } from './check.ts';

/** A notice of extension that counts as none. */
export const extension: Check = ({ form: { era }, outside }) => {
  const { fault = null, missing = '0' } = outside?.extension ?? {};
  if (fault === null) return [];
  return [warning(resultLines[era].rest, `extension_${fault}`, { params: { amount: formatDecimal(missing, 0) } })];
};
