import type { SubjectCatalogue } from './subject-catalogue.ts';

/**
 * Courses of Bahrain Teachers College, Health and Sport Sciences. See subject-catalogue.ts for the meaning of the
 * columns.
 */
export const professionCourses: SubjectCatalogue = {
  TCED: `
101;The Teaching Profession;مهنة التعليم;3;;c
111;Child Development;نمو الطفل;3;;c
121;Educational Technology;تقنيات التعليم;3;;c
211;Classroom Management;الإدارة الصفية;3;101;
221;Educational Psychology;علم النفس التربوي;3;111;
231;Curriculum Foundations;أسس المناهج;3;101;
241;Inclusive Education;التعليم الدامج;3;111;
290;Teaching Practice I;التربية العملية (1);3;211;Txo
311;Assessment for Learning;التقويم من أجل التعلم;3;221;
321;Teaching Islamic Education;تدريس التربية الإسلامية;3;231;
331;Teaching Arabic in the Basic Cycle;تدريس اللغة العربية في المرحلة الأساسية;3;231;
341;Children's Literature;أدب الطفل;3;;
390;Teaching Practice II;التربية العملية (2);3;290;Txo
411;Action Research in Schools;البحث الإجرائي في المدارس;3;311;
421;School Leadership;القيادة المدرسية;3;211;e
511;Educational Leadership;القيادة التربوية;3;;
521;Curriculum Development;تطوير المناهج;3;;
531;Educational Measurement;القياس والتقويم التربوي;3;;
541;Supervision of Instruction;الإشراف التربوي;3;;
590;Educational Research Methods;مناهج البحث التربوي;3;;N
599;Master's Thesis in Education;رسالة الماجستير في التربية;6;590;Hx`,
  TCMS: `
111;Mathematics for Teachers I;الرياضيات للمعلمين (1);3;;
112;Mathematics for Teachers II;الرياضيات للمعلمين (2);3;111;
121;Science for Teachers I;العلوم للمعلمين (1);3;;
122;Science for Teachers II;العلوم للمعلمين (2);3;121;
221;Teaching Mathematics;تدريس الرياضيات;3;112;
231;Teaching Science;تدريس العلوم;3;122;
241;Teaching English to Young Learners;تدريس اللغة الإنجليزية للصغار;3;ENGL154;
311;Problem Solving in Mathematics;حل المسائل الرياضية;3;221;
321;School Laboratory Techniques;تقنيات المختبر المدرسي;3;231;L
331;Digital Learning Design;تصميم التعلم الرقمي;3;TCED121;e
411;Science and Society;العلم والمجتمع;3;231;e`,
  NUR: `
101;Introduction to Nursing;مدخل إلى التمريض;3;;
111;Anatomy and Physiology I;التشريح وعلم وظائف الأعضاء (1);3;;c
112;Anatomy and Physiology II;التشريح وعلم وظائف الأعضاء (2);3;111;
121;Fundamentals of Nursing;أساسيات التمريض;3;101;
201;Health Assessment;التقييم الصحي;3;111;
211;Adult Nursing I;تمريض البالغين (1);3;121;
212;Adult Nursing II;تمريض البالغين (2);3;211;
221;Pharmacology for Nurses;علم الأدوية للتمريض;3;112;
311;Maternity Nursing;تمريض الأمومة;3;212;
321;Child Health Nursing;تمريض صحة الطفل;3;212;
331;Mental Health Nursing;تمريض الصحة النفسية;3;212;
341;Community Health Nursing;تمريض صحة المجتمع;3;212;
411;Critical Care Nursing;تمريض العناية الحرجة;3;321;
421;Nursing Leadership;القيادة في التمريض;3;341;
490;Clinical Internship;التدريب السريري;6;411;Txo
511;Advanced Nursing Practice;ممارسة التمريض المتقدمة;3;;
521;Nursing Theory;نظريات التمريض;3;;
531;Health Policy;السياسات الصحية;3;;
541;Evidence-Based Care;الرعاية المبنية على البراهين;3;;
590;Research Methods in Health;مناهج البحث في العلوم الصحية;3;;N
599;Master's Thesis in Nursing;رسالة الماجستير في التمريض;6;590;Hx`,
  ALH: `
101;Health Professions in Bahrain;المهن الصحية في البحرين;3;;
111;Medical Terminology;المصطلحات الطبية;3;;c
121;Medical Ethics;أخلاقيات المهن الطبية;3;;c
211;Clinical Chemistry;الكيمياء السريرية;3;CHEMY101;
212;Haematology;علم الدم;3;BIOLS101;
221;Radiographic Techniques I;تقنيات التصوير الإشعاعي (1);3;NUR111;
222;Radiographic Techniques II;تقنيات التصوير الإشعاعي (2);3;221;
231;Radiation Protection;الوقاية من الإشعاع;3;PHYCS101;
311;Clinical Microbiology;الأحياء الدقيقة السريرية;3;212;
312;Blood Banking;بنوك الدم;3;212;
321;Computed Tomography;التصوير المقطعي المحوسب;3;222;
331;Magnetic Resonance Imaging;التصوير بالرنين المغناطيسي;3;222;
341;Public Health;الصحة العامة;3;;
411;Laboratory Quality Management;إدارة الجودة في المختبرات;3;311;
421;Health Informatics;المعلوماتية الصحية;3;111;e
490;Hospital Practice;الممارسة في المستشفى;3;311/321;Txo`,
  SPSC: `
106;Fitness and Health;اللياقة البدنية والصحة;3;;u
111;Foundations of Physical Education;أسس التربية الرياضية;3;;
121;Athletics;ألعاب القوى;3;;S
131;Swimming;السباحة;3;;S
211;Exercise Physiology;فسيولوجيا الجهد البدني;3;NUR111;
221;Sport Psychology;علم النفس الرياضي;3;111;
231;Biomechanics of Movement;الميكانيكا الحيوية للحركة;3;NUR111;
241;Team Games;الألعاب الجماعية;3;121;S
311;Sports Coaching;التدريب الرياضي;3;211;
321;Sport Management;الإدارة الرياضية;3;111;
331;Physiotherapy of Sport Injuries;العلاج الطبيعي للإصابات الرياضية;3;231;
411;Nutrition for Athletes;تغذية الرياضيين;3;211;
421;Adapted Physical Activity;النشاط البدني المكيف;3;311;e
490;Sports Training Placement;التدريب الميداني في الرياضة;3;311;Txo`,
  ORNT: `
101;English for University Study;الإنجليزية للدراسة الجامعية;6;;pxo
102;Foundation Mathematics;أسس الرياضيات;3;;pxo
103;Study and Computer Skills;مهارات الدراسة والحاسوب;3;;pxo`,
};
