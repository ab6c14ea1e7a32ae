import type id from '../id/pdf.ts';

export default {} satisfies typeof id;
