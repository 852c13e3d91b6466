import type { ReadOperation } from '../api/operations.ts';

/**
 * The files and GET requests of the most common first pages. The document loads them at its start, while the code is
 * still loading.
 */

/** An operation with its input, as the page passes it to `useApi`. */
export type FirstRead = readonly [ReadOperation, Readonly<Record<string, string | number | boolean>>];
/**
 * `page`: the module of the page. `part`: a module of the page that is loaded separately. `texts`: the namespace of its
 * texts, unless they are among `dailyTexts` of `chunks.ts`. `plain`: more requests of the page, if its address has no
 * query parameter besides the tab.
 */
type FirstPage = {
  page: string;
  part?: string;
  texts?: string;
  reads: readonly FirstRead[];
  plain?: readonly FirstRead[];
};

/** The requests of the shell for every signed-in student. */
export const shellReads: readonly FirstRead[] = [
  ['getMenu', {}],
  ['getMessages', { pageSize: 1 }],
];

const home: FirstPage = { page: 'features/student/DashboardPage.tsx', reads: [['getDashboard', {}]] };
const registration = (Period: string): FirstPage => ({
  page: 'features/registration/RegisteredCoursesPage.tsx',
  reads: [
    ['registeredCourses', { Period }],
    ['getServices', {}],
  ],
});
const offered = (Period: string): FirstPage => ({
  ...registration(Period),
  part: 'features/registration/offered/OfferedTab.tsx',
  plain: [
    [
      'coursesToRegister',
      {
        Period,
        search: '',
        order: 'plan',
        inMyPlan: false,
        onlyFitting: false,
        hasSeats: false,
        page: 1,
        pageSize: 20,
      },
    ],
  ],
  reads: [...registration(Period).reads, ['courseFilters', { Period }]],
});

const fees = (Period: string): FirstPage => ({
  ...registration(Period),
  part: 'features/registration/registered/FeesTab.tsx',
  reads: [...registration(Period).reads, ['informationStudentFees', { Period }]],
});

/** The first pages by path, or by path and tab. */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  '/sign-in': { page: 'features/account/SignInPage.tsx', reads: [] },
  '/home': home,
  '/dashboard': home,
  '/registeredCourses': registration('current'),
  '/registeredCourses?tab=offered': offered('current'),
  '/registeredCourses?tab=fees': fees('current'),
  '/EarlyregisteredCourses': registration('early'),
  '/EarlyregisteredCourses?tab=offered': offered('early'),
  '/courseSchedule': {
    page: 'features/schedule/CourseSchedulePage.tsx',
    reads: [['getSchedule', { Period: 'current' }]],
  },
  '/timetable': {
    page: 'app/TimetablePage.tsx',
    texts: 'timetable',
    reads: [
      ['getServices', {}],
      ['registeredCourses', { Period: 'current' }],
      ['coursesToRegister', { Period: 'current', order: 'plan', inMyPlan: true, pageSize: 20 }],
    ],
  },
  '/inbox': { page: 'features/inbox/InboxPage.tsx', reads: [] },
  '/studentFees': { page: 'features/fees/StudentFeesPage.tsx', reads: [] },
  '/courseAttendance': { page: 'features/attendance/CourseAttendancePage.tsx', reads: [] },
  '/requests': { page: 'features/request/MyRequestsPage.tsx', reads: [] },
};
