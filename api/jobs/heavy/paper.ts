import { drawPaper } from '../../output/draw-paper.ts';

/** One paper to be drawn. */
export default drawPaper;
