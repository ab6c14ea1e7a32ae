import type id from '../id/reference.ts';

export default {} satisfies typeof id;
