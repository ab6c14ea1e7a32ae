import type id from '../id/impor.ts';

export default {} satisfies typeof id;
