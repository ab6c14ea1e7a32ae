import './theme/global.css';
import './ui/ui.css';
import './shell/shell.css';
import { begin } from './app/begin.tsx';

const root = document.getElementById('root');
if (root) await begin(root);
