/* Made from openapi.yaml by `npm run generate`. */
import type { FormDeclaration } from './form-declaration.ts';

/** The forms of requests that consist of plain fields, by kind. */
export const requestForms = {
  override: {
    page: '/override',
    operation: 'submitOverride',
    sendsDraft: false,
    drafts: false,
    consequences: false,
    subject: "courseId",
    fields: {
      sectionId: {"type":"number","most":9007199254740991,"required":true},
      codes: {"type":"text","longest":400,"required":true},
      reason: {"type":"text","longest":500,"required":true},
      file: {"type":"file","required":true},
    },
  },
  appeal: {
    page: '/appealRequest',
    operation: 'submitAppeal',
    sendsDraft: false,
    drafts: false,
    consequences: true,
    subject: "courseGradeId",
    fields: {
      reason: {"type":"text","longest":1000,"required":true},
    },
  },
  exemption: {
    page: '/exemptionRequest',
    operation: 'submitExemption',
    sendsDraft: false,
    drafts: true,
    consequences: false,
    subject: null,
    fields: {
      test: {"type":"text","longest":20,"required":true},
      score: {"type":"number","most":100000,"required":true},
      takenOn: {"type":"date","required":true},
      certificate: {"type":"file","required":true},
    },
  },
  minor: {
    page: '/declare-minor',
    operation: 'submitMinor',
    sendsDraft: false,
    drafts: false,
    consequences: false,
    subject: "programmeId",
    fields: {
    },
  },
  officialWithdrawal: {
    page: '/officialWithdraw',
    operation: 'submitOfficialWithdraw',
    sendsDraft: false,
    drafts: true,
    consequences: true,
    subject: null,
    fields: {
      reason: {"type":"choice","name":"WithdrawalReason","options":["health","family","work","financial","otherUniversity","other"],"required":true},
      remarks: {"type":"text","longest":500,"required":false},
    },
  },
  permanentWithdrawal: {
    page: '/permanentWithdraw',
    operation: 'savePermanentWithdraw',
    sendsDraft: false,
    drafts: false,
    consequences: false,
    subject: null,
    fields: {
      reason: {"type":"choice","name":"WithdrawalReason","options":["health","family","work","financial","otherUniversity","other"],"required":true},
      remarks: {"type":"text","longest":500,"required":false},
    },
  },
  courseWithdrawal: {
    page: '/courseWithdraw',
    operation: 'submitCourseWithdraw',
    sendsDraft: false,
    drafts: false,
    consequences: true,
    subject: "registrationId",
    fields: {
      reason: {"type":"text","longest":500,"required":false},
    },
  },
  reinstatement: {
    page: '/enrollment',
    operation: 'reinstateEnrollment',
    sendsDraft: false,
    drafts: false,
    consequences: true,
    subject: null,
    fields: {
    },
  },
  caseStudy: {
    page: '/caseStudy',
    operation: 'submitCaseStudy',
    sendsDraft: false,
    drafts: true,
    consequences: true,
    subject: null,
    fields: {
      reason: {"type":"text","longest":2000,"required":true},
      file: {"type":"file","required":true},
    },
  },
  researchPlan: {
    page: '/thesisResearchPlan',
    operation: 'sendResearchPlan',
    sendsDraft: true,
    drafts: true,
    consequences: false,
    subject: null,
    fields: {
      nameEn: {"type":"text","longest":300,"required":true},
      nameAr: {"type":"text","longest":300,"required":true},
      plan: {"type":"file","required":true},
      responsibility: {"type":"file","required":true},
    },
  },
  clearance: {
    page: '/clearance',
    operation: 'submitClearance',
    sendsDraft: false,
    drafts: true,
    consequences: false,
    subject: null,
    fields: {
      file: {"type":"file","required":true},
    },
  },
} satisfies Record<string, FormDeclaration>;
