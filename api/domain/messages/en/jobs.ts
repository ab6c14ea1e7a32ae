import type id from '../id/jobs.ts';

export default {} satisfies typeof id;
