import type id from '../id/office.ts';

export default {} satisfies typeof id;
