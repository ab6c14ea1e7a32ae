import { vatReturnList } from '../../../../db/repositories/spt/list.ts';
import { filesOf } from './files.ts';

/** Files of returns of PPN. */
export default filesOf(vatReturnList);
