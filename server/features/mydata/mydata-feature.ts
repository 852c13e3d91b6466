import { feature } from '../../feature.ts';
import { myDataHandlers } from './mydata-handlers.ts';

/** All that the university keeps about a student, in one file. */
export const myDataFeature = feature('mydata', {
  handlers: myDataHandlers,
});
