import type id from '../id/faktur-screen.ts';

export default {} satisfies typeof id;
