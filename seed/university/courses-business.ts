import type { SubjectCatalogue } from './subject-catalogue.ts';

/** Courses of Business Administration and Applied Studies. See subject-catalogue.ts for the meaning of the columns. */
export const businessCourses: SubjectCatalogue = {
  ACC: `
112;Financial Accounting I;المحاسبة المالية (1);3;;c
113;Financial Accounting II;المحاسبة المالية (2);3;112;c
221;Cost Accounting;محاسبة التكاليف;3;113;
311;Intermediate Accounting I;المحاسبة المتوسطة (1);3;113;
312;Intermediate Accounting II;المحاسبة المتوسطة (2);3;311;
321;Managerial Accounting;المحاسبة الإدارية;3;221;
331;Accounting Information Systems;نظم المعلومات المحاسبية;3;311;
341;Value Added Tax and Zakat Accounting;محاسبة ضريبة القيمة المضافة والزكاة;3;311;
411;Auditing;مراجعة الحسابات;3;312;
421;Islamic Financial Accounting;محاسبة المؤسسات المالية الإسلامية;3;312;
431;Governmental Accounting;المحاسبة الحكومية;3;312;e
441;Advanced Accounting;المحاسبة المتقدمة;3;312;
491;Accounting Internship;التدريب الميداني في المحاسبة;3;312;Txo
511;Advanced Financial Reporting;التقارير المالية المتقدمة;3;;
521;Advanced Auditing;المراجعة المتقدمة;3;;
590;Research Methods in Accounting;مناهج البحث في المحاسبة;3;;N`,
  MGT: `
131;Introduction to Management;مبادئ الإدارة;3;;c
230;Organizational Behaviour;السلوك التنظيمي;3;131;c
233;Business Communication;الاتصال في مجال الأعمال;3;;c
236;Human Resource Management;إدارة الموارد البشرية;3;131;
311;Production and Operations Management;إدارة الإنتاج والعمليات;3;131;
321;Business Research Methods;مناهج البحث في إدارة الأعمال;3;131;
331;International Business;الأعمال الدولية;3;230;
340;Business Ethics and Governance;أخلاقيات الأعمال والحوكمة;3;230;
411;Training and Development;التدريب والتطوير;3;236;
421;Small Business Management;إدارة المشروعات الصغيرة;3;230;e
437;Strategic Management;الإدارة الاستراتيجية;3;311;
441;Leadership and Change;القيادة وإدارة التغيير;3;230;e
491;Management Internship;التدريب الميداني في الإدارة;3;311;Txo
511;Organization Theory;نظرية المنظمة;3;;
521;Strategic Leadership;القيادة الاستراتيجية;3;;
531;Operations Strategy;استراتيجية العمليات;3;;
541;Managerial Economics;الاقتصاد الإداري;3;;
551;Corporate Finance for Managers;التمويل المؤسسي للمديرين;3;;
590;Business Research Seminar;حلقة بحث في إدارة الأعمال;3;;N
599;Master of Business Administration Project;مشروع ماجستير إدارة الأعمال;6;590;Hx
711;Philosophy of Management Research;فلسفة البحث في الإدارة;3;;N
721;Advanced Quantitative Methods;الأساليب الكمية المتقدمة;3;;
799;Doctoral Dissertation in Management;أطروحة الدكتوراه في الإدارة;9;;Hx`,
  ENTR: `
301;Entrepreneurship and Innovation;ريادة الأعمال والابتكار;3;;u`,
  MKT: `
261;Principles of Marketing;مبادئ التسويق;3;;c
321;Consumer Behaviour;سلوك المستهلك;3;261;
331;Marketing Communications;الاتصالات التسويقية;3;261;
341;Digital Marketing;التسويق الرقمي;3;261;
361;Services Marketing;تسويق الخدمات;3;261;
411;Marketing Research;بحوث التسويق;3;321;
421;Brand Management;إدارة العلامة التجارية;3;321;e
461;International Marketing;التسويق الدولي;3;321;
491;Marketing Internship;التدريب الميداني في التسويق;3;411;Txo`,
  FIN: `
220;Financial Management;الإدارة المالية;3;ACC112;c
311;Corporate Finance;التمويل المؤسسي;3;220;
321;Investment Analysis;تحليل الاستثمار;3;220;
331;Commercial Banking;المصارف التجارية;3;220;
341;Islamic Banking and Finance;الصيرفة والتمويل الإسلامي;3;220;
351;Insurance and Risk Management;التأمين وإدارة المخاطر;3;220;
411;International Finance;التمويل الدولي;3;311;
421;Financial Technology;التقنية المالية;3;331;
431;Derivatives;المشتقات المالية;3;321;e
440;Portfolio Management;إدارة المحافظ الاستثمارية;3;321;
491;Finance Internship;التدريب الميداني في التمويل;3;331;Txo
511;Advanced Corporate Finance;التمويل المؤسسي المتقدم;3;;
521;Financial Econometrics;الاقتصاد القياسي المالي;3;;
531;Sukuk and Capital Markets;الصكوك وأسواق المال;3;;`,
  ECON: `
140;Microeconomics;الاقتصاد الجزئي;3;;c
141;Macroeconomics;الاقتصاد الكلي;3;;c
241;Intermediate Microeconomics;الاقتصاد الجزئي المتوسط;3;140;
242;Intermediate Macroeconomics;الاقتصاد الكلي المتوسط;3;141;
310;Money and Banking;النقود والبنوك;3;141;
320;Econometrics;الاقتصاد القياسي;3;STAT273/STAT105;
340;Economies of the Gulf Cooperation Council;اقتصادات دول مجلس التعاون الخليجي;3;141;
420;Public Finance;المالية العامة;3;242;e
430;Energy Economics;اقتصاديات الطاقة;3;241;e`,
  APIT: `
101;Information Technology Essentials;أساسيات تقنية المعلومات;3;;c
111;Programming Fundamentals;أساسيات البرمجة;3;;
112;Object-Oriented Programming;البرمجة كائنية التوجه;3;111;
121;Computer Maintenance;صيانة الحاسوب;3;;
131;Networking Fundamentals;أساسيات الشبكات;3;;
141;Web Page Design;تصميم صفحات الويب;3;;
211;Database Applications;تطبيقات قواعد البيانات;3;111;
221;Server Administration;إدارة الخوادم;3;131;
231;Cybersecurity Essentials;أساسيات الأمن السيبراني;3;131;
241;Multimedia Production;إنتاج الوسائط المتعددة;3;141;
251;Technical Support Services;خدمات الدعم الفني;3;121;
290;Applied Technology Work Placement;التدريب العملي في التقنية التطبيقية;3;211;Txo`,
  APBA: `
101;Office Management;إدارة المكاتب;3;;c
111;Bookkeeping;مسك الدفاتر;3;;
121;Business English;اللغة الإنجليزية للأعمال;3;;
131;Customer Service;خدمة العملاء;3;;
141;Introduction to Human Resources;مدخل إلى الموارد البشرية;3;;
201;Spreadsheet Applications in Business;تطبيقات الجداول الإلكترونية في الأعمال;3;101;
211;Payroll Accounting;محاسبة الأجور والرواتب;3;111;
221;Retail Operations;عمليات التجزئة;3;131;
231;Purchasing and Stores;المشتريات والمخازن;3;101;
241;Labour Law in Practice;تطبيقات قانون العمل;3;141;
251;Event Management;تنظيم الفعاليات;3;131;
290;Applied Business Work Placement;التدريب العملي في إدارة الأعمال;3;201;Txo`,
};
