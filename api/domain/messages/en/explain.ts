import type id from '../id/explain.ts';

export default {} satisfies typeof id;
