import { ts } from '@ts-morph/common';

/** A compiler with an API, which TypeScript 7 has none of. */
export default ts;
