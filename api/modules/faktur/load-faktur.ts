export { labelOf } from '#domain/faktur/label.ts';
export { permit } from '../../services/permit.ts';
export { loadFaktur, loadRow } from './move-fakturs.ts';
