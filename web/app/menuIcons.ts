import type { Icon } from '@tabler/icons-react';
import {
  IconBooks,
  IconCalculator,
  IconCalendarPlus,
  IconCertificate,
  IconClipboardCheck,
  IconClipboardList,
  IconAddressBook,
  IconFileInvoice,
  IconCashBanknote,
  IconFileText,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconReceipt2,
  IconReportMoney,
  IconWallet,
  IconScale,
  IconSchool,
  IconStar,
  IconUserCheck,
} from '@tabler/icons-react';

const icons: Record<string, Icon> = {
  dashboard: IconLayoutDashboard,
  inbox: IconInbox,
  gpaSimulator: IconCalculator,
  academicTranscript: IconCertificate,
  academicPlan: IconSchool,
  contactDetails: IconAddressBook,
  topHitLinks: IconStar,
  registeredCourses: IconBooks,
  courseRegistrationFees: IconReceipt2,
  studentFees: IconWallet,
  paymentHistory: IconFileInvoice,
  financialData: IconReportMoney,
  appealRequest: IconScale,
  refundRequest: IconCashBanknote,
  courseRegistrationLog: IconHistory,
  earlyDashboard: IconCalendarPlus,
  earlyRegisteredCourses: IconClipboardList,
  courseAttendance: IconUserCheck,
  courseEvaluation: IconClipboardCheck,
};

/** A form's picture; a plain sheet for one that has none yet. */
export const menuIconOf = (formCodeName: string): Icon => icons[formCodeName] ?? IconFileText;
