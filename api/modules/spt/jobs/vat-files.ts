import { vatReturnList } from '../../../../db/repositories/spt/list.ts';
import { filesOf } from './files.ts';

export default filesOf(vatReturnList);
