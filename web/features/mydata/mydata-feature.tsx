import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/** The page for the download of all data that the university stores about the student. */
export const myDataFeature = defineFeature({
  routes: [{ path: paths.myData, page: () => import('./MyDataPage.tsx'), texts: ['mydata'], needs: 'downloadMyData' }],
});
