import { shellFeature } from './app/shell-feature.tsx';
import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/account-feature.tsx';
import { admissionFeature } from './features/admission/admission-feature.tsx';
import { appealFeature } from './features/appeal/appeal-feature.tsx';
import { attendanceFeature } from './features/attendance/attendance-feature.tsx';
import { casestudyFeature } from './features/casestudy/casestudy-feature.tsx';
import { clearanceFeature } from './features/clearance/clearance-feature.tsx';
import { contactFeature } from './features/contact/contact-feature.tsx';
import { documentFeature } from './features/document/document-feature.tsx';
import { enrollmentFeature } from './features/enrollment/enrollment-feature.tsx';
import { exemptionFeature } from './features/exemption/exemption-feature.tsx';
import { feesFeature } from './features/fees/fees-feature.tsx';
import { gpaFeature } from './features/gpa/gpa-feature.tsx';
import { inboxFeature } from './features/inbox/inbox-feature.tsx';
import { linkFeature } from './features/link/link-feature.tsx';
import { minorFeature } from './features/minor/minor-feature.tsx';
import { myDataFeature } from './features/mydata/mydata-feature.tsx';
import { overrideFeature } from './features/override/override-feature.tsx';
import { planFeature } from './features/plan/plan-feature.tsx';
import { refundFeature } from './features/refund/refund-feature.tsx';
import { registrationFeature } from './features/registration/registration-feature.tsx';
import { requestFeature } from './features/request/request-feature.tsx';
import { scheduleFeature } from './features/schedule/schedule-feature.tsx';
import { studentFeature } from './features/student/student-feature.tsx';
import { surveyFeature } from './features/survey/survey-feature.tsx';
import { thesisFeature } from './features/thesis/thesis-feature.tsx';
import { timetableFeature } from './features/timetable/timetable-feature.tsx';
import { transcriptFeature } from './features/transcript/transcript-feature.tsx';
import { transferFeature } from './features/transfer/transfer-feature.tsx';
import { transportFeature } from './features/transport/transport-feature.tsx';
import { withdrawalFeature } from './features/withdrawal/withdrawal-feature.tsx';
import { simulatorFeature } from './simulator/simulator-feature.tsx';

/**
 * All features of the application. The shell uses them through these declarations. Only `TimetablePage.tsx` imports
 * components of features, and `Root.tsx` components of the simulator.
 */
export const features: readonly Feature[] = [
  shellFeature,
  accountFeature,
  admissionFeature,
  appealFeature,
  attendanceFeature,
  casestudyFeature,
  clearanceFeature,
  contactFeature,
  documentFeature,
  enrollmentFeature,
  exemptionFeature,
  feesFeature,
  gpaFeature,
  inboxFeature,
  linkFeature,
  minorFeature,
  myDataFeature,
  overrideFeature,
  planFeature,
  refundFeature,
  registrationFeature,
  requestFeature,
  scheduleFeature,
  studentFeature,
  surveyFeature,
  thesisFeature,
  timetableFeature,
  transcriptFeature,
  transferFeature,
  transportFeature,
  withdrawalFeature,
  simulatorFeature,
];
