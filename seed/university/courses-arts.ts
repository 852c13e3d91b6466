import type { SubjectCatalogue } from './subject-catalogue.ts';

/** Courses of Arts and Law. See subject-catalogue.ts for the meaning of the columns. */
export const artsCourses: SubjectCatalogue = {
  ARAB: `
110;Arabic Language Skills;مهارات اللغة العربية;3;;u
141;Introduction to Literature;مدخل إلى الأدب;3;;
201;Arabic Morphology;علم الصرف;3;110;
202;Arabic Syntax I;النحو العربي (1);3;110;
203;Arabic Syntax II;النحو العربي (2);3;202;
211;Arabic Prosody;العروض وموسيقى الشعر;3;141;
221;Pre-Islamic Literature;الأدب الجاهلي;3;141;
222;Abbasid Literature;الأدب العباسي;3;221;
231;Arabic Rhetoric;البلاغة العربية;3;110;
311;Modern Arabic Poetry;الشعر العربي الحديث;3;211;
312;The Arabic Novel;الرواية العربية;3;141;
321;Literature of Bahrain and the Gulf;أدب البحرين والخليج;3;141;
331;Literary Criticism;النقد الأدبي;3;231;
341;Arabic Linguistics;اللسانيات العربية;3;203;
411;Comparative Literature;الأدب المقارن;3;331;e
421;Editing and Proofreading;التحرير والتدقيق اللغوي;3;203;e
499;Arabic Graduation Research;بحث التخرج في اللغة العربية;3;331;x
511;Studies in Arabic Grammar;دراسات في النحو العربي;3;;
521;Modern Critical Theory;نظريات النقد الحديث;3;;
531;Discourse Analysis;تحليل الخطاب;3;;
541;Manuscript Editing;تحقيق المخطوطات;3;;
590;Research Methods in Arabic Studies;مناهج البحث في الدراسات العربية;3;;N
599;Master's Thesis in Arabic;رسالة الماجستير في اللغة العربية;6;590;Hx
711;Seminar in Classical Texts;حلقة بحث في النصوص التراثية;3;;N
799;Doctoral Dissertation in Arabic;أطروحة الدكتوراه في اللغة العربية;9;;Hx`,
  ISLM: `
101;Islamic Culture;الثقافة الإسلامية;3;;u
111;Quranic Sciences;علوم القرآن;3;;
121;Sciences of Hadith;علوم الحديث;3;;
211;Methods of Exegesis;مناهج التفسير;3;111;
221;Islamic Creed;العقيدة الإسلامية;3;;
231;Principles of Jurisprudence;أصول الفقه;3;;
311;Jurisprudence of Transactions;فقه المعاملات;3;231;
321;Jurisprudence of the Family;فقه الأسرة;3;231;
331;Biography of the Prophet;السيرة النبوية;3;;
411;Objectives of Sharia;مقاصد الشريعة;3;231;
421;Contemporary Juristic Issues;قضايا فقهية معاصرة;3;311;e
511;Comparative Jurisprudence;الفقه المقارن;3;;
521;Islamic Economics;الاقتصاد الإسلامي;3;;`,
  ENGL: `
101;English Language Foundation;تأسيس اللغة الإنجليزية;3;;u
154;Language Development I;تطوير اللغة الإنجليزية (1);3;;u
155;Language Development II;تطوير اللغة الإنجليزية (2);3;154;u
201;Introduction to Linguistics;مدخل إلى اللسانيات;3;154;
211;English Phonetics and Phonology;أصوات اللغة الإنجليزية;3;201;
221;English Drama;المسرحية الإنجليزية;3;154;
222;English Poetry;الشعر الإنجليزي;3;154;
252;Technical and Report Writing;الكتابة التقنية وإعداد التقارير;3;155;
301;Syntax of English;نحو اللغة الإنجليزية;3;201;
311;Translation: English to Arabic;الترجمة من الإنجليزية إلى العربية;3;155;
312;Translation: Arabic to English;الترجمة من العربية إلى الإنجليزية;3;311;
321;The Victorian Novel;الرواية الفيكتورية;3;221;
331;American Literature;الأدب الأمريكي;3;222;
341;Sociolinguistics;اللسانيات الاجتماعية;3;201;
411;Shakespeare;شكسبير;3;221;e
421;Simultaneous Interpreting;الترجمة الفورية;3;312;e
499;English Graduation Research;بحث التخرج في اللغة الإنجليزية;3;301;x
511;Applied Linguistics;اللسانيات التطبيقية;3;;
521;Translation Theory;نظرية الترجمة;3;;
531;Postcolonial Literature;أدب ما بعد الاستعمار;3;;
541;Second Language Acquisition;اكتساب اللغة الثانية;3;;
590;Research Methods in English Studies;مناهج البحث في الدراسات الإنجليزية;3;;N
599;Master's Thesis in English;رسالة الماجستير في اللغة الإنجليزية;6;590;Hx`,
  SOCIO: `
161;Introduction to Sociology;مدخل إلى علم الاجتماع;3;;c
211;Social Theory;النظرية الاجتماعية;3;161;
221;Bahraini Society;المجتمع البحريني;3;;
231;Social Research Methods;مناهج البحث الاجتماعي;3;161;
241;Family Sociology;علم اجتماع الأسرة;3;161;
311;Urban Sociology;علم الاجتماع الحضري;3;211;
321;Social Work Practice;ممارسة الخدمة الاجتماعية;3;161;
331;Sociology of Development;علم اجتماع التنمية;3;211;
341;Criminology;علم الجريمة;3;211;
411;Social Policy;السياسات الاجتماعية;3;331;e
499;Sociology Graduation Research;بحث التخرج في علم الاجتماع;3;231;x`,
  HIST: `
121;Modern History of Bahrain;تاريخ البحرين الحديث;3;;u
211;History of the Ancient Near East;تاريخ الشرق الأدنى القديم;3;;
221;Early Islamic History;تاريخ صدر الإسلام;3;;
225;Civilization of Dilmun;حضارة دلمون;3;;
311;History of the Arabian Gulf;تاريخ الخليج العربي;3;211/221;
321;Modern European History;تاريخ أوروبا الحديث;3;;
331;Historiography;منهج البحث التاريخي;3;221;
411;Oral History and Archives;التاريخ الشفهي والمحفوظات;3;331;e
421;Maritime Trade of the Gulf;التجارة البحرية في الخليج;3;311;e`,
  HRLC: `
107;Human Rights and Citizenship;حقوق الإنسان والمواطنة;3;;u`,
  PSYC: `
103;Introduction to Psychology;مدخل إلى علم النفس;3;;c
211;Developmental Psychology;علم نفس النمو;3;103;
221;Social Psychology;علم النفس الاجتماعي;3;103;
231;Psychological Statistics;الإحصاء النفسي;3;103;
241;Physiological Psychology;علم النفس الفسيولوجي;3;103;
311;Personality;سيكولوجية الشخصية;3;211;
321;Abnormal Psychology;علم النفس المرضي;3;311;
331;Psychological Testing;القياس النفسي;3;231;
341;Cognitive Psychology;علم النفس المعرفي;3;103;
411;Counselling;الإرشاد النفسي;3;321;
421;Industrial Psychology;علم النفس الصناعي;3;221;e
511;Clinical Assessment;التقييم العيادي;3;;
521;Psychotherapy;العلاج النفسي;3;;
531;Advanced Counselling;الإرشاد النفسي المتقدم;3;;
541;Neuropsychology;علم النفس العصبي;3;;
590;Research Methods in Psychology;مناهج البحث في علم النفس;3;;N
599;Master's Thesis in Psychology;رسالة الماجستير في علم النفس;6;590;Hx`,
  MCM: `
110;Introduction to Mass Communication;مدخل إلى الاتصال الجماهيري;3;;
211;News Writing;تحرير الأخبار;3;110;
221;Introduction to Public Relations;مدخل إلى العلاقات العامة;3;110;
231;Photography;التصوير الضوئي;3;;Sx
241;Media Law and Ethics;تشريعات الإعلام وأخلاقياته;3;110;
311;Television Production;الإنتاج التلفزيوني;3;231;S
321;Public Relations Campaigns;حملات العلاقات العامة;3;221;
331;Digital Journalism;الصحافة الرقمية;3;211;
341;Advertising;الإعلان;3;221;
411;Documentary Film;الفيلم الوثائقي;3;311;e
421;Media and Public Opinion;الإعلام والرأي العام;3;241;e
490;Media Training;التدريب الإعلامي;3;331;Txo
499;Media Graduation Project;مشروع التخرج في الإعلام;3;331;x
511;Communication Theories;نظريات الاتصال;3;;
521;Digital Media Strategy;استراتيجيات الإعلام الرقمي;3;;
531;Crisis Communication;اتصالات الأزمات;3;;
541;Media Research Methods;مناهج البحث الإعلامي;3;;N
599;Master's Thesis in Media;رسالة الماجستير في الإعلام;6;541;Hx`,
  LAW: `
101;Introduction to Law;المدخل إلى القانون;3;;c
111;Sources of Obligation;مصادر الالتزام;3;101;
211;Provisions of Obligation;أحكام الالتزام;3;111;
221;Commercial Law I;القانون التجاري (1);3;101;
222;Commercial Law II;القانون التجاري (2);3;221;
231;Labour Law;قانون العمل;3;101;
241;Personal Status;الأحوال الشخصية;3;101;
311;Nominate Contracts;العقود المسماة;3;211;
321;Civil Procedure;قانون المرافعات المدنية والتجارية;3;211;
331;Property Rights;الحقوق العينية;3;211;
341;Intellectual Property;الملكية الفكرية;3;222;
351;Evidence;قانون الإثبات;3;321;
411;Private International Law;القانون الدولي الخاص;3;311;
421;Maritime and Air Law;القانون البحري والجوي;3;222;e
431;Arbitration;التحكيم;3;321;e
490;Legal Clinic;العيادة القانونية;3;321;Txo
511;Advanced Civil Law;القانون المدني المتقدم;3;;
521;Company Law;قانون الشركات;3;;
531;Banking Law;القانون المصرفي;3;;
590;Legal Research Methods;مناهج البحث القانوني;3;;N
599;Master's Thesis in Private Law;رسالة الماجستير في القانون الخاص;6;590;Hx`,
  LAWS: `
121;Constitutional Law;القانون الدستوري;3;LAW101;
122;Political Systems;النظم السياسية;3;LAW101;
211;Administrative Law I;القانون الإداري (1);3;121;
212;Administrative Law II;القانون الإداري (2);3;211;
221;General Criminal Law;قانون العقوبات: القسم العام;3;LAW101;
222;Special Criminal Law;قانون العقوبات: القسم الخاص;3;221;
311;Public International Law;القانون الدولي العام;3;121;
321;Criminal Procedure;قانون الإجراءات الجنائية;3;222;
331;Public Finance and Tax Law;المالية العامة والتشريع الضريبي;3;212;
341;Administrative Judiciary;القضاء الإداري;3;212;
411;International Organizations;المنظمات الدولية;3;311;
421;Cybercrime Law;قانون الجرائم الإلكترونية;3;222;e
431;Human Rights Law;القانون الدولي لحقوق الإنسان;3;311;e
511;Advanced Constitutional Law;القانون الدستوري المتقدم;3;;
521;Advanced Criminal Law;القانون الجنائي المتقدم;3;;
531;Administrative Contracts;العقود الإدارية;3;;
599;Master's Thesis in Public Law;رسالة الماجستير في القانون العام;6;;Hx`,
};
