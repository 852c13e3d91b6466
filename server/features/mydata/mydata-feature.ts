import { feature } from '../../feature.ts';
import { myDataHandlers } from './mydata-handlers.ts';

/** The download of all data that the university stores about a student, in one file. */
export const myDataFeature = feature('mydata', {
  handlers: myDataHandlers,
});
