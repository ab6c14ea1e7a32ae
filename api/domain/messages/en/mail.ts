import type id from '../id/mail.ts';

export default {} satisfies typeof id;
