import type { SubjectCatalogue } from './subject-catalogue.ts';

/** Courses of Engineering. See subject-catalogue.ts for the meaning of the columns. */
export const engineeringCourses: SubjectCatalogue = {
  ENGG: `
111;Engineering Drawing;الرسم الهندسي;3;;cS
112;Introduction to Engineering;مقدمة في الهندسة;2;;cx
213;Engineering Economics;الاقتصاد الهندسي;3;;c
401;Engineering Ethics and Practice;أخلاقيات الهندسة وممارستها;2;;c`,
  CENG: `
201;Statics;الاستاتيكا;3;PHYCS101;
202;Strength of Materials;مقاومة المواد;3;201;
211;Surveying;المساحة;3;MATHS101;
211L;Surveying Field Laboratory;مختبر المساحة الميدانية;1;;Lx+CENG211
221;Construction Materials;مواد البناء;3;;
301;Structural Analysis;تحليل المنشآت;3;202;
311;Soil Mechanics;ميكانيكا التربة;3;202;
321;Fluid Mechanics for Civil Engineers;ميكانيكا الموائع للمهندسين المدنيين;3;201;
331;Transportation Engineering;هندسة النقل;3;211;
341;Reinforced Concrete Design;تصميم الخرسانة المسلحة;3;301;
401;Steel Structures;المنشآت الفولاذية;3;301;
411;Foundation Engineering;هندسة الأساسات;3;311;
421;Water and Wastewater Engineering;هندسة المياه والصرف الصحي;3;321;
431;Construction Management;إدارة التشييد;3;221;
441;Coastal Engineering;هندسة السواحل;3;321;e
490;Civil Engineering Training;التدريب الميداني في الهندسة المدنية;3;331;Txo
499;Civil Engineering Senior Project;مشروع التخرج في الهندسة المدنية;3;341;x
511;Advanced Structural Analysis;التحليل المتقدم للمنشآت;3;;
521;Advanced Geotechnical Engineering;الهندسة الجيوتقنية المتقدمة;3;;
531;Traffic Engineering;هندسة المرور;3;;
541;Sustainable Construction;التشييد المستدام;3;;
590;Research Methods in Engineering;مناهج البحث الهندسي;3;;N
599;Master's Thesis in Civil Engineering;رسالة الماجستير في الهندسة المدنية;6;590;Hx`,
  EENG: `
201;Electric Circuits I;الدوائر الكهربائية (1);3;PHYCS102/PHYCS101;
202;Electric Circuits II;الدوائر الكهربائية (2);3;201;
202L;Electric Circuits Laboratory;مختبر الدوائر الكهربائية;1;;Lx+EENG202
211;Digital Systems;النظم الرقمية;3;;
242;Electronics I;الإلكترونيات (1);3;201;
261;Engineering Electromagnetics;الكهرومغناطيسية الهندسية;3;201 MATHS203;
311;Signals and Linear Systems;الإشارات والنظم الخطية;3;202;
321;Electrical Machines;الآلات الكهربائية;3;202;
331;Control Systems;نظم التحكم;3;311;
342;Electronics II;الإلكترونيات (2);3;242;
351;Communication Systems;نظم الاتصالات;3;311;
411;Power System Analysis;تحليل نظم القوى;3;321;
421;Power Electronics;إلكترونيات القدرة;3;342;
431;Digital Signal Processing;معالجة الإشارات الرقمية;3;311;e
441;Renewable Energy Systems;نظم الطاقة المتجددة;3;321;e
451;Mobile Communications;الاتصالات المتنقلة;3;351;e
490;Electrical Engineering Training;التدريب الميداني في الهندسة الكهربائية;3;331;Txo
499;Electrical Engineering Senior Project;مشروع التخرج في الهندسة الكهربائية;3;331;x
511;Smart Grids;الشبكات الكهربائية الذكية;3;;
521;Advanced Control;التحكم المتقدم;3;;
531;Advanced Digital Communications;الاتصالات الرقمية المتقدمة;3;;
541;Power System Protection;حماية نظم القوى;3;;
599;Master's Thesis in Electrical Engineering;رسالة الماجستير في الهندسة الكهربائية;6;;Hx`,
  MENG: `
201;Dynamics;الديناميكا;3;PHYCS101;
211;Engineering Thermodynamics I;الديناميكا الحرارية الهندسية (1);3;MATHS102;
221;Materials Science;علم المواد;3;;
231;Manufacturing Processes;عمليات التصنيع;3;221;
301;Mechanics of Machines;ميكانيكا الآلات;3;201;
311;Engineering Thermodynamics II;الديناميكا الحرارية الهندسية (2);3;211;
312;Fluid Mechanics;ميكانيكا الموائع;3;211;
312L;Fluid Mechanics Laboratory;مختبر ميكانيكا الموائع;1;;Lx+MENG312
331;Machine Design I;تصميم الآلات (1);3;301;
341;Heat Transfer;انتقال الحرارة;3;311;
401;Mechanical Vibrations;الاهتزازات الميكانيكية;3;301;
411;Air Conditioning and Refrigeration;التكييف والتبريد;3;341;
421;Energy Conversion;تحويل الطاقة;3;341;e
431;Aluminium Technology;تقنية الألمنيوم;3;231;e
490;Mechanical Engineering Training;التدريب الميداني في الهندسة الميكانيكية;3;331;Txo
499;Mechanical Engineering Senior Project;مشروع التخرج في الهندسة الميكانيكية;3;331;x`,
  CHENG: `
201;Material and Energy Balances;موازنات المادة والطاقة;3;CHEMY101;
211;Chemical Engineering Thermodynamics;الديناميكا الحرارية في الهندسة الكيميائية;3;201;
221;Fluid Flow Operations;عمليات انسياب الموائع;3;201;
301;Heat and Mass Transfer;انتقال الحرارة والكتلة;3;221;
311;Chemical Reaction Engineering;هندسة التفاعلات الكيميائية;3;211;
321;Separation Processes;عمليات الفصل;3;301;
331;Process Control;التحكم في العمليات;3;311;
341;Process Safety;سلامة العمليات;3;211;
401;Petroleum Refining;تكرير البترول;3;321;
411;Plant Design;تصميم المصانع;3;321 311;
421;Water Desalination;تحلية المياه;3;321;e
499;Chemical Engineering Senior Project;مشروع التخرج في الهندسة الكيميائية;3;321;x`,
  ARCG: `
110;Basic Design;مبادئ التصميم;3;;Sx
121;Architectural Drawing;الرسم المعماري;3;;Sx
210;Architectural Design Studio I;مرسم التصميم المعماري (1);4;110;Sx
211;Architectural Design Studio II;مرسم التصميم المعماري (2);4;210;Sx
221;History of Architecture;تاريخ العمارة;3;;
231;Building Construction I;إنشاء المباني (1);3;;
310;Architectural Design Studio III;مرسم التصميم المعماري (3);4;211;Sx
321;Islamic and Gulf Architecture;العمارة الإسلامية والخليجية;3;221;
331;Environmental Control in Buildings;التحكم البيئي في المباني;3;231;
341;Computer-Aided Architectural Design;التصميم المعماري بالحاسوب;3;121;S
411;Urban Planning;التخطيط العمراني;3;310;
421;Heritage Conservation;صون التراث العمراني;3;321;e
431;Interior Design;التصميم الداخلي;3;211;e
499;Architecture Graduation Project;مشروع التخرج في العمارة;6;310;Sx`,
};
