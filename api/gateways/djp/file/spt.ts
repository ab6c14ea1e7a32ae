import type { SptOffice } from '../spt-port.ts';
import { notHere } from './not-here.ts';

/** File exchange files no returns: they are filed in the portal by hand. */
export const fileSptOffice = (): SptOffice => ({
  name: 'file',
  simulated: false,
  canFile: false,
  file: notHere,
  ask: notHere,
  takeBack: notHere,
});
