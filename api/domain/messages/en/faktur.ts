import type id from '../id/faktur.ts';

export default {} satisfies typeof id;
