/* Made from openapi.yaml by `npm run generate`. */
import type { FormDeclaration } from './form-declaration.ts';

/** The forms of requests that consist of plain fields, by kind. */
export const requestForms = {
  appeal: {
    operation: 'submitAppeal',
    sendsDraft: false,
    drafts: false,
    consequences: true,
    subject: "courseGradeId",
    fields: {
      reason: {"type":"text","longest":1000,"required":true},
    },
  },
  refund: {
    operation: 'submitRefund',
    sendsDraft: false,
    drafts: true,
    consequences: false,
    subject: null,
    fields: {
      amount: {"type":"number","most":1000000000,"required":true},
      reason: {"type":"choice","name":"RefundReason","options":["graduation","withdrawal","dropped","sponsorPaid","other"],"required":true},
      iban: {"type":"text","longest":50,"required":true},
      remarks: {"type":"text","longest":500,"required":false},
      file: {"type":"file","required":true},
    },
  },
  exemption: {
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
    operation: 'submitMinor',
    sendsDraft: false,
    drafts: false,
    consequences: false,
    subject: "programmeId",
    fields: {
    },
  },
  transport: {
    operation: 'submitTransport',
    sendsDraft: false,
    drafts: false,
    consequences: false,
    subject: null,
    fields: {
      lineId: {"type":"number","most":9007199254740991,"required":true},
      stationId: {"type":"number","most":9007199254740991,"required":true},
      note: {"type":"text","longest":300,"required":false},
    },
  },
  officialWithdrawal: {
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
    operation: 'reinstateEnrollment',
    sendsDraft: false,
    drafts: false,
    consequences: true,
    subject: null,
    fields: {
    },
  },
  caseStudy: {
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
