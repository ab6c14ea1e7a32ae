import type id from '../id/resources.ts';

export default {} satisfies typeof id;
