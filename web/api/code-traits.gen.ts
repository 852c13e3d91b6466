/* Made from server/codes.ts by `npm run generate`. */

export type CodeTraits = {
  scope?: 'verificationCode' | 'schedule' | 'seat' | 'language';
  liftedBy?: 'opening' | 'otherCourses' | 'reload' | 'payment' | 'clearance' | 'workingDay' | 'replacing' | 'turn' | 'verificationCode' | 'otherProgramme' | 'thesisTopic';
  offersAlternative?: true;
  waivedBy?: 'college' | 'department';
  state?: 'requested' | 'undecided' | 'waiting' | 'nothingToUse' | 'registered' | 'held';
  courseParam?: 'missing' | 'corequisite';
};

/** The codes that say something of their nature. */
export const codeTraits: Record<string, CodeTraits> = {
  'MSG-000003': { liftedBy: 'opening' },
  'MSG-000004': { liftedBy: 'otherCourses', waivedBy: 'college' },
  'MSG-000005': { liftedBy: 'otherCourses' },
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
  'registration.alreadyPassed': { waivedBy: 'department' },
  'registration.alreadyRegistered': { liftedBy: 'replacing', state: 'registered' },
  'registration.alreadyWaiting': { state: 'waiting' },
  'registration.prerequisite': { waivedBy: 'department', courseParam: 'missing' },
  'registration.corequisite': { liftedBy: 'otherCourses', waivedBy: 'department', courseParam: 'corequisite' },
  'registration.timeConflict': { scope: 'schedule', liftedBy: 'otherCourses', offersAlternative: true, waivedBy: 'department' },
  'registration.examConflict': { scope: 'schedule', liftedBy: 'otherCourses', waivedBy: 'department' },
  'registration.otherLevel': { waivedBy: 'department' },
  'registration.otherCollege': { offersAlternative: true, waivedBy: 'department' },
  'registration.otherGender': { offersAlternative: true },
  'registration.queued': { liftedBy: 'turn' },
  'registration.seatGone': { scope: 'seat', offersAlternative: true },
  'registration.confirmLanguage': { scope: 'language', offersAlternative: true },
  'registration.sectionFull': { scope: 'seat', offersAlternative: true, waivedBy: 'department' },
  'contact.codeTooSoon': { scope: 'verificationCode' },
  'contact.tooManyTries': { scope: 'verificationCode' },
  'contact.mobileCodeNeeded': { liftedBy: 'verificationCode' },
  'minor.held': { state: 'held' },
  'transfer.firstMajor': { liftedBy: 'otherProgramme' },
  'thesis.noTopic': { liftedBy: 'thesisTopic' },
};
