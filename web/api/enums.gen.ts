/* Made from openapi.yaml by `npm run generate`. */
/** The values of each enumeration that the contract names. */
export const enums = {
  Language: ['en', 'ar'],
  Period: ['current', 'early'],
  DegreeClass: ['associateDiploma', 'bachelor', 'master', 'phd'],
  AcademicStatus: ['active', 'frozen', 'dismissed', 'withdrawn', 'graduated', 'inactive', 'admissionCanceled'],
  Office: ['registration', 'admission', 'finance', 'advising', 'studentAffairs', 'technicalSupport', 'department', 'college', 'committee', 'transport'],
  GpaStanding: ['excellent', 'good', 'warning'],
  PlanPackage: ['university', 'college', 'major', 'elective', 'minor', 'specialization'],
  PlanCourseState: ['done', 'running', 'open', 'repeat', 'soon', 'blocked'],
  RegistrationAction: ['register', 'delete', 'drop', 'undrop', 'withdraw', 'unwithdraw', 'replace'],
  PaymentMethod: ['gateway', 'cashier', 'balance'],
  PayableKind: ['registration', 'charge'],
  PaymentOutcome: ['succeeded', 'failed', 'canceled'],
  TestCardName: ['accepted', 'declined', 'insufficientFunds', 'authentication', 'pending', 'late'],
  SnapKey: ['registrationOpens', 'registrationLastMinute', 'addDropOpens', 'addDropLastMinute', 'addDropCloses', 'withdrawalOpens', 'endOfWeek10', 'earlyRegistrationOpens', 'gradesComeIn', 'nextMidnight', 'nextWorkingDay', 'nextFriday'],
  IdentityProviderFailure: ['none', 'denied', 'wrongNonce', 'expired', 'rotatedKey', 'noStudentRecord'],
  OutboxChannel: ['sms', 'email'],
  AgendaFunction: ['registration', 'addDrop', 'earlyRegistration', 'courseWithdrawal', 'officialWithdrawal', 'permanentWithdrawal', 'cancelAdmission', 'appeal', 'survey', 'transfer', 'minor', 'exemption', 'thesis', 'caseStudy', 'transport', 'refund', 'clearance', 'document', 'enrollmentChange'],
  FaultGroup: ['saves', 'registrationSaves', 'registration'],
  Passes: ['now', 'later', 'never'],
  WithdrawalReason: ['health', 'family', 'work', 'financial', 'otherUniversity', 'other'],
  RefundReason: ['graduation', 'withdrawal', 'dropped', 'sponsorPaid', 'other'],
  Orientation: ['none', 'required', 'completed', 'exempted'],
  MinorKind: ['minor', 'specialization'],
  TransferKind: ['collegeToCollege', 'internal', 'diplomaToBachelor'],
  CertificateTrack: ['scientific', 'commercial', 'literary', 'technical'],
  RequestKind: ['addSeat', 'appeal', 'refund', 'exemption', 'minor', 'transport', 'officialWithdrawal', 'permanentWithdrawal', 'courseWithdrawal', 'cancelAdmission', 'reinstatement', 'caseStudy'],
  RequestStatus: ['draft', 'awaitingCode', 'awaitingPayment', 'sent', 'returned', 'scheduled', 'approved', 'refused', 'canceled', 'expired'],
  RequestVerb: ['saved', 'edited', 'codeAsked', 'sent', 'paid', 'handedOn', 'checked', 'collected', 'returned', 'resent', 'scheduled', 'placed', 'accepted', 'declined', 'executed', 'approved', 'refused', 'canceled', 'expired'],
} as const;

export type Enum<Name extends keyof typeof enums> = (typeof enums)[Name][number];
