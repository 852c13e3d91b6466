import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The download of all that the university keeps about the student. */
export const myDataFeature = defineFeature({
  routes: [{ path: paths.myData, page: () => import('./MyDataPage.tsx'), texts: ['mydata'], needs: 'downloadMyData' }],
});
