import { notHere } from '../file/not-here.ts';
import type { SptOffice } from './port.ts';

/** File exchange files no returns: they are filed in the portal by hand. */
export const fileSptOffice = (): SptOffice => ({
  name: 'file',
  simulated: false,
  canFile: false,
  file: notHere,
  ask: notHere,
  takeBack: notHere,
});
