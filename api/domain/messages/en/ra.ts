import type id from '../id/ra.ts';

export default {} satisfies typeof id;
