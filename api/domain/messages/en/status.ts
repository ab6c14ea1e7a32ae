import type id from '../id/status.ts';

export default {} satisfies typeof id;
