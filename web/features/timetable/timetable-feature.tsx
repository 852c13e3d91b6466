import { IconTable } from '@tabler/icons-react';
import { defineFeature } from '../../feature.ts';

/** Timetables that fit. The page, which puts what is found into the basket of the registration, is made in web/app. */
export const timetableFeature = defineFeature({
  menuIcons: { timetable: IconTable },
  invalidates: {
    saveTimetable: 'area',
    deleteTimetable: 'area',
  },
});
