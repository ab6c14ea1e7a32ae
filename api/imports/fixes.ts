/** The repairs a person may ask for, as the API names them. */
export { fixes } from './files/mend.ts';
