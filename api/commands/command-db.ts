import { settingsOrEnd } from '../read-settings.ts';
import { openOrEnd } from '../start/open-server.ts';

/** The database the environment names, as the server would open it. */
export const commandDb = () => openOrEnd(settingsOrEnd());
