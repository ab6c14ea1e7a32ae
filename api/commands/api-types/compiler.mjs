import { ts } from '@ts-morph/common';

/** A compiler with an API; TypeScript 7 has none. */
export default ts;
