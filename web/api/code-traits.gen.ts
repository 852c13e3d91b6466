/* Made from server/codes.ts by `npm run generate`. */

export type CodeTraits = {
  scope?: 'verificationCode' | 'schedule' | 'seat' | 'language';
  liftedBy?: 'opening' | 'otherCourses' | 'reload' | 'payment' | 'clearance' | 'workingDay' | 'replacing' | 'verificationCode' | 'otherProgramme' | 'thesisTopic';
  offersAlternative?: true;
  state?: 'requested' | 'undecided' | 'waiting' | 'nothingToUse' | 'registered' | 'held';
  courseParam?: 'missing' | 'corequisite';
};

/** The codes that say something of their nature. */
export const codeTraits: Record<string, CodeTraits> = {
  'MSG-000003': { liftedBy: 'opening' },
  'MSG-000004': { liftedBy: 'otherCourses' },
  'MSG-000025': { state: 'requested' },
  'MSG-000026': { state: 'undecided' },
  'MSG-000030': { liftedBy: 'reload' },
  'MSG-000042': { liftedBy: 'payment' },
  'MSG-000043': { state: 'undecided' },
  'MSG-000047': { scope: 'verificationCode' },
  'MSG-000057': { state: 'undecided' },
  'MSG-000064': { liftedBy: 'payment' },
  'MSG-000070': { liftedBy: 'payment' },
  'MSG-000073': { liftedBy: 'clearance' },
  'MSG-000078': { state: 'waiting' },
  'gate.daysOff': { liftedBy: 'workingDay' },
  'gate.nothing': { state: 'nothingToUse' },
  'registration.alreadyRegistered': { liftedBy: 'replacing', state: 'registered' },
  'registration.alreadyWaiting': { state: 'waiting' },
  'registration.prerequisite': { courseParam: 'missing' },
  'registration.corequisite': { liftedBy: 'otherCourses', courseParam: 'corequisite' },
  'registration.timeConflict': { scope: 'schedule', liftedBy: 'otherCourses', offersAlternative: true },
  'registration.examConflict': { scope: 'schedule', liftedBy: 'otherCourses' },
  'registration.otherCollege': { offersAlternative: true },
  'registration.otherGender': { offersAlternative: true },
  'registration.seatGone': { scope: 'seat', offersAlternative: true },
  'registration.confirmLanguage': { scope: 'language', offersAlternative: true },
  'registration.sectionFull': { scope: 'seat', offersAlternative: true },
  'contact.codeTooSoon': { scope: 'verificationCode' },
  'contact.tooManyTries': { scope: 'verificationCode' },
  'contact.mobileCodeNeeded': { liftedBy: 'verificationCode' },
  'minor.held': { state: 'held' },
  'transfer.firstMajor': { liftedBy: 'otherProgramme' },
  'thesis.noTopic': { liftedBy: 'thesisTopic' },
};
