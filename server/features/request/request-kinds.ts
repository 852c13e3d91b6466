import { appealKind } from '../appeal/appeal-kind.ts';
import { certificateKind, transcriptKind } from '../document/document-kind.ts';
import { exemptionKind } from '../exemption/exemption-kind.ts';
import { minorKind } from '../minor/minor-kind.ts';
import { refundKind } from '../refund/refund-kind.ts';
import { addSeatKind } from '../registration/addseat-kind.ts';
import { researchPlanKind, thesisTopicKind } from '../thesis/thesis-kind.ts';
import { transferKind } from '../transfer/transfer-kind.ts';
import { transportKind } from '../transport/transport-kind.ts';
import { cancelAdmissionKind } from '../admission/admission-kind.ts';
import { caseStudyKind } from '../casestudy/casestudy-kind.ts';
import { clearanceKind } from '../clearance/clearance-kind.ts';
import { reinstatementKind } from '../enrollment/enrollment-kind.ts';
import { courseWithdrawalKind } from '../withdrawal/course-kind.ts';
import { officialWithdrawalKind } from '../withdrawal/official-kind.ts';
import { permanentWithdrawalKind } from '../withdrawal/permanent-kind.ts';
import type { Kind, RequestKind } from './request-kind.ts';
import { know } from './request-registry.ts';

/**
 * Every kind of request there is, in the order students meet them: one more is one more line, its declaration and its
 * words.
 */
const kinds: Record<RequestKind, Kind> = {
  addSeat: addSeatKind,
  appeal: appealKind,
  refund: refundKind,
  exemption: exemptionKind,
  minor: minorKind,
  transport: transportKind,
  officialWithdrawal: officialWithdrawalKind,
  permanentWithdrawal: permanentWithdrawalKind,
  courseWithdrawal: courseWithdrawalKind,
  cancelAdmission: cancelAdmissionKind,
  reinstatement: reinstatementKind,
  caseStudy: caseStudyKind,
  clearance: clearanceKind,
  thesisTopic: thesisTopicKind,
  researchPlan: researchPlanKind,
  transfer: transferKind,
  transcriptRequest: transcriptKind,
  certificate: certificateKind,
};

know(kinds);

export const kindOf = (name: RequestKind): Kind => kinds[name];
export const allKinds = (): Kind[] => Object.values(kinds);
