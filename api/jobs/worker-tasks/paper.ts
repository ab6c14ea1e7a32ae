import { drawPaper } from '../../flows/drawing.ts';

export default drawPaper;
