import { drawPaper } from '../../flows/drawing.ts';

/** One paper to be drawn. */
export default drawPaper;
