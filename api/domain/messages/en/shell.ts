import type id from '../id/shell.ts';

export default {} satisfies typeof id;
