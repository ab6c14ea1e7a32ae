import { drawPaper } from '../../flows/draw-paper.ts';

/** One paper to be drawn. */
export default drawPaper;
