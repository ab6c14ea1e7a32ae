import { settingsOrEnd } from '../read-settings.ts';
import { openOrEnd } from '../start/open-server.ts';

export const commandDb = () => openOrEnd(settingsOrEnd());
