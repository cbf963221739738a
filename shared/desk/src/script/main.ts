import { followMoves } from './follow.ts';
import { slidePictures } from './slider.ts';

// Every page works without this; with it, pages tell what others move, and pictures lie on each other.
document.documentElement.dataset['scripted'] = '';
slidePictures();
followMoves();
