import { together } from '../together.ts';
import first from './first.ts';
import rest from './rest.ts';

export default together(first, rest);
