import { changingSignee } from '../../documents/office/change-signee.ts';
import { sentFaktur } from './sent-faktur.ts';

/** Has somebody else sign an invoice that is not at the office yet, or was thrown back. */
export const changeFakturSignee = changingSignee(sentFaktur, 'EFAKTUR_DOC_UPLOAD');
