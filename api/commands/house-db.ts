import { settingsOrEnd } from '../read-settings.ts';
import { openOrEnd } from '../start/open-house.ts';

/** The database the environment names, as the server would open it. */
export const houseDb = () => openOrEnd(settingsOrEnd());
