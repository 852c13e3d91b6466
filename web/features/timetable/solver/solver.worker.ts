import { answerAll } from './answering.ts';
import type { Port } from './questions.ts';

answerAll(self as unknown as Port);
