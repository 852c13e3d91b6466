import { IconTable } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';

/** The timetable builder. Its page is in web/app, because it also uses the registration basket. */
export const timetableFeature = defineFeature({
  menuIcons: { timetable: IconTable },
  invalidates: {
    saveTimetable: 'area',
    deleteTimetable: 'area',
  },
});
