import type { SubjectCatalogue } from './subject-catalogue.ts';

/** Courses of Information Technology and Science. See subject-catalogue.ts for the meaning of the columns. */
export const technologyCourses: SubjectCatalogue = {
  ITCS: `
101;Introduction to Computing;مقدمة في الحوسبة;3;;u
113;Computer Programming I;برمجة الحاسوب (1);3;;c
114;Computer Programming II;برمجة الحاسوب (2);3;113;c
214;Data Structures;هياكل البيانات;3;114;
215;Discrete Structures;البنى المتقطعة;3;113 MATHS101;
222;Computer Organization;تنظيم الحاسوب;3;114;
254;Theory of Computation;نظرية الحوسبة;3;215;
285;Human-Computer Interaction;التفاعل بين الإنسان والحاسوب;3;114;
315;Algorithm Analysis and Design;تحليل الخوارزميات وتصميمها;3;214 215;
316;Concepts of Programming Languages;مفاهيم لغات البرمجة;3;214;
321;Operating Systems;نظم التشغيل;3;214 222;
325;Computer Networks;شبكات الحاسوب;3;222;
333;Internet Software Development;تطوير برمجيات الإنترنت;3;214;
347;Software Engineering;هندسة البرمجيات;3;214;
389;Information Security;أمن المعلومات;3;325;
390;Cryptography;علم التشفير;3;215 325;e
391;Ethical Hacking;الاختراق الأخلاقي;3;389;e
396;Mobile Application Development;تطوير تطبيقات الأجهزة المحمولة;3;333;e
440;Artificial Intelligence;الذكاء الاصطناعي;3;315;
441;Machine Learning;تعلم الآلة;3;440 STAT273;e
443;Compiler Construction;بناء المترجمات;3;254 316;e
453;Computer Graphics;الرسم بالحاسوب;3;214 MATHS211;e
455;Programming in Pascal;البرمجة بلغة باسكال;3;114;ei
490;Industrial Training;التدريب الميداني;3;347;Txo
495;Selected Topics in Computer Science;موضوعات مختارة في علم الحاسوب;3;114;eo
498;Graduation Project I;مشروع التخرج (1);3;333 347;x
499;Graduation Project II;مشروع التخرج (2);3;498;x
511;Advanced Software Engineering;هندسة البرمجيات المتقدمة;3;;
521;Advanced Algorithms;الخوارزميات المتقدمة;3;;
523;Distributed Systems;النظم الموزعة;3;;
531;Advanced Artificial Intelligence;الذكاء الاصطناعي المتقدم;3;;
541;Data Mining;التنقيب في البيانات;3;;
551;Network Security;أمن الشبكات;3;;
561;Digital Forensics;الأدلة الجنائية الرقمية;3;;
590;Research Methods in Computing;مناهج البحث في الحوسبة;3;;N
599;Master's Thesis in Computing;رسالة الماجستير في الحوسبة;6;590;Hx
721;Topics in Theoretical Computer Science;موضوعات في علم الحاسوب النظري;3;;N
731;Deep Learning;التعلم العميق;3;;
741;Big Data Systems;نظم البيانات الضخمة;3;;
799;Doctoral Dissertation in Computing;أطروحة الدكتوراه في الحوسبة;9;;Hx`,
  ITIS: `
102;Computer Applications;تطبيقات الحاسوب;3;;u
103;Information Systems Fundamentals;أساسيات نظم المعلومات;3;;c
211;Systems Analysis;تحليل النظم;3;103;
216;Database Management Systems;نظم إدارة قواعد البيانات;3;103;
233;Web Technologies;تقنيات الويب;3;ITCS113;
311;Database Systems;نظم قواعد البيانات;3;ITCS114;
312;Systems Design and Implementation;تصميم النظم وتنفيذها;3;211 216;
313;Business Process Management;إدارة إجراءات العمل;3;211;
332;Electronic Commerce;التجارة الإلكترونية;3;103;
341;Decision Support Systems;نظم دعم القرار;3;216;
342;Data Warehousing;مستودعات البيانات;3;311/216;
351;Information Technology Project Management;إدارة مشروعات تقنية المعلومات;3;312;
361;Enterprise Systems;نظم المؤسسات;3;313;e
411;Business Intelligence;ذكاء الأعمال;3;342;
415;Cloud Computing;الحوسبة السحابية;3;311/216;e
420;Information Systems Audit;تدقيق نظم المعلومات;3;351;e
430;Knowledge Management;إدارة المعرفة;3;341;e
490;Practical Training in Information Systems;التدريب العملي في نظم المعلومات;3;351;Txo
499;Information Systems Senior Project;مشروع التخرج في نظم المعلومات;3;351;x
510;Information Systems Strategy;استراتيجية نظم المعلومات;3;;
520;Advanced Database Systems;نظم قواعد البيانات المتقدمة;3;;
530;Information Technology Governance;حوكمة تقنية المعلومات;3;;
540;Digital Transformation;التحول الرقمي;3;;
590;Research Methods in Information Systems;مناهج البحث في نظم المعلومات;3;;N
599;Master's Thesis in Information Systems;رسالة الماجستير في نظم المعلومات;6;590;Hx`,
  ITCE: `
211;Digital Logic;المنطق الرقمي;3;;
211L;Digital Logic Laboratory;مختبر المنطق الرقمي;1;;Lx+ITCE211
231;Electric Circuits for Computing;الدوائر الكهربائية للحوسبة;3;PHYCS101;
263;Computer Architecture;معمارية الحاسوب;3;211;
272;Signals and Systems;الإشارات والنظم;3;MATHS102;
311;Microprocessors;المعالجات الدقيقة;3;263;
311L;Microprocessors Laboratory;مختبر المعالجات الدقيقة;1;;Lx+ITCE311
314;Data Communications;اتصالات البيانات;3;272;
340;Network Design;تصميم الشبكات;3;314;
351;Embedded Systems;النظم المدمجة;3;311;
363;Real-Time Systems;نظم الزمن الحقيقي;3;351;e
380;Wireless Networks;الشبكات اللاسلكية;3;314;
414;Internet of Things;إنترنت الأشياء;3;351 340;e
436;Robotics;الروبوتات;3;351;e
444;Digital Image Processing;معالجة الصور الرقمية;3;272;e
470;Network Administration;إدارة الشبكات;3;340;e
490;Computer Engineering Training;التدريب الميداني في هندسة الحاسوب;3;340;Txo
499;Computer Engineering Senior Project;مشروع التخرج في هندسة الحاسوب;3;340 351;x`,
  MATHS: `
100;Preparatory Mathematics;الرياضيات التمهيدية;3;;u
101;Calculus I;حساب التفاضل والتكامل (1);3;;c
102;Calculus II;حساب التفاضل والتكامل (2);3;101;c
103;Business Mathematics;الرياضيات للأعمال;3;;c
203;Calculus III;حساب التفاضل والتكامل (3);3;102;
205;Differential Equations;المعادلات التفاضلية;3;102;
211;Linear Algebra;الجبر الخطي;3;101;
222;Foundations of Mathematics;أسس الرياضيات;3;101;
253;Set Theory;نظرية المجموعات;3;222;
304;Real Analysis I;التحليل الحقيقي (1);3;203 222;
305;Real Analysis II;التحليل الحقيقي (2);3;304;
311;Abstract Algebra I;الجبر المجرد (1);3;211 222;
312;Abstract Algebra II;الجبر المجرد (2);3;311;
331;Numerical Analysis;التحليل العددي;3;205/203;
342;Operations Research;بحوث العمليات;3;211;e
352;Partial Differential Equations;المعادلات التفاضلية الجزئية;3;205;
403;Complex Analysis;التحليل المركب;3;304;
412;Number Theory;نظرية الأعداد;3;311;e
421;Topology;التوبولوجيا;3;304;e
499;Mathematics Senior Project;مشروع التخرج في الرياضيات;3;304;x
504;Functional Analysis;التحليل الدالي;3;;
511;Advanced Algebra;الجبر المتقدم;3;;
531;Advanced Numerical Methods;الطرائق العددية المتقدمة;3;;
541;Mathematical Modelling;النمذجة الرياضية;3;;
590;Seminar in Mathematics;حلقة بحث في الرياضيات;3;;N
599;Master's Thesis in Mathematics;رسالة الماجستير في الرياضيات;6;590;Hx`,
  STAT: `
105;Elementary Statistics;مبادئ الإحصاء;3;;c
273;Probability and Statistics;الاحتمالات والإحصاء;3;MATHS101/MATHS103;c
274;Statistical Inference;الاستدلال الإحصائي;3;273;
311;Regression Analysis;تحليل الانحدار;3;274;
321;Design of Experiments;تصميم التجارب;3;274;
331;Sampling Techniques;أساليب المعاينة;3;273;
383;Time Series Analysis;تحليل السلاسل الزمنية;3;311;e
391;Statistical Computing;الحوسبة الإحصائية;3;273;
421;Multivariate Analysis;التحليل متعدد المتغيرات;3;311;e
451;Actuarial Mathematics;الرياضيات الاكتوارية;3;274;e`,
  PHYCS: `
101;General Physics I;الفيزياء العامة (1);3;;c+PHYCS101L
101L;General Physics I Laboratory;مختبر الفيزياء العامة (1);1;;cLx+PHYCS101
102;General Physics II;الفيزياء العامة (2);3;101;c+PHYCS102L
102L;General Physics II Laboratory;مختبر الفيزياء العامة (2);1;;cLx+PHYCS102
201;Classical Mechanics;الميكانيكا الكلاسيكية;3;101 MATHS102;
211;Modern Physics;الفيزياء الحديثة;3;102;
221;Waves and Optics;الموجات والبصريات;3;102;
241;Electronics;الإلكترونيات;3;102;
302;Electromagnetism;الكهرومغناطيسية;3;102 MATHS203;
311;Quantum Mechanics;ميكانيكا الكم;3;211;
321;Thermodynamics;الديناميكا الحرارية;3;201;
331;Mathematical Physics;الفيزياء الرياضية;3;MATHS205;
411;Solid State Physics;فيزياء الحالة الصلبة;3;311;
421;Nuclear Physics;الفيزياء النووية;3;311;
431;Renewable Energy Physics;فيزياء الطاقة المتجددة;3;321;e
441;Medical Physics;الفيزياء الطبية;3;211;e
499;Physics Research Project;مشروع بحث في الفيزياء;3;311;x
511;Advanced Quantum Mechanics;ميكانيكا الكم المتقدمة;3;;
521;Statistical Mechanics;الميكانيكا الإحصائية;3;;
531;Semiconductor Devices;نبائط أشباه الموصلات;3;;
590;Research Methods in Physics;مناهج البحث في الفيزياء;3;;N
599;Master's Thesis in Physics;رسالة الماجستير في الفيزياء;6;590;Hx`,
  CHEMY: `
101;General Chemistry I;الكيمياء العامة (1);3;;c+CHEMY101L
101L;General Chemistry I Laboratory;مختبر الكيمياء العامة (1);1;;cLx+CHEMY101
102;General Chemistry II;الكيمياء العامة (2);3;101;c
211;Analytical Chemistry;الكيمياء التحليلية;3;102;
221;Inorganic Chemistry I;الكيمياء غير العضوية (1);3;102;
223;Organic Chemistry I;الكيمياء العضوية (1);3;102;
224;Organic Chemistry II;الكيمياء العضوية (2);3;223;
232;Physical Chemistry I;الكيمياء الفيزيائية (1);3;102 MATHS101;
311;Instrumental Analysis;التحليل الآلي;3;211;
321;Inorganic Chemistry II;الكيمياء غير العضوية (2);3;221;
332;Physical Chemistry II;الكيمياء الفيزيائية (2);3;232;
341;Biochemistry;الكيمياء الحيوية;3;223;
351;Petroleum Chemistry;كيمياء البترول;3;224;e
411;Environmental Chemistry;الكيمياء البيئية;3;211;e
421;Polymer Chemistry;كيمياء البوليمرات;3;224;e
499;Chemistry Research Project;مشروع بحث في الكيمياء;3;311;x
511;Advanced Analytical Chemistry;الكيمياء التحليلية المتقدمة;3;;
521;Advanced Organic Chemistry;الكيمياء العضوية المتقدمة;3;;
531;Spectroscopy;التحليل الطيفي;3;;
590;Research Methods in Chemistry;مناهج البحث في الكيمياء;3;;N
599;Master's Thesis in Chemistry;رسالة الماجستير في الكيمياء;6;590;Hx`,
  BIOLS: `
101;General Biology;علم الأحياء العام;3;;c
101L;General Biology Laboratory;مختبر علم الأحياء العام;1;;cLx+BIOLS101
102;Human Biology;بيولوجيا الإنسان;3;;c
211;Cell Biology;بيولوجيا الخلية;3;101;
221;Genetics;علم الوراثة;3;101;
231;Microbiology;علم الأحياء الدقيقة;3;101;
241;Plant Biology;علم النبات;3;101;
251;Zoology;علم الحيوان;3;101;
311;Molecular Biology;البيولوجيا الجزيئية;3;211 221;
321;Ecology of the Arabian Gulf;بيئة الخليج العربي;3;241/251;
331;Immunology;علم المناعة;3;231;
341;Animal Physiology;فسيولوجيا الحيوان;3;251;
351;Bioinformatics;المعلوماتية الحيوية;3;311;e
361;Marine Biology;علم الأحياء البحرية;3;251;e
411;Biotechnology;التقنية الحيوية;3;311;
421;Conservation Biology;صون التنوع الحيوي;3;321;e
499;Biology Research Project;مشروع بحث في علم الأحياء;3;311;x
511;Advanced Molecular Genetics;الوراثة الجزيئية المتقدمة;3;;
521;Environmental Management;الإدارة البيئية;3;;
531;Applied Microbiology;الأحياء الدقيقة التطبيقية;3;;
590;Research Methods in Biology;مناهج البحث في علم الأحياء;3;;N
599;Master's Thesis in Biology;رسالة الماجستير في علم الأحياء;6;590;Hx`,
};
