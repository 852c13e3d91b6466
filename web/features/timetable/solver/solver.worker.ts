import { answerAll } from './answering.ts';

answerAll(self);
