import type id from '../id/session.ts';

export default {} satisfies typeof id;
