/** A thesis of a supervisor, past or present, with the year of its approval. */
type TopicSeed = {
  status: 'current' | 'completed';
  year: number;
  titleEn: string | null;
  titleAr: string | null;
  subTopic: string;
};
export type SupervisorSeed = {
  department: string;
  places: number;
  fieldEn: string;
  fieldAr: string;
  topics: TopicSeed[];
};

/**
 * One line for each supervisor: department, maximum number of theses at a time, and field. Theses follow after a dash:
 * c current or d completed; year; English title; Arabic title; sub-topic.
 */
const lines = `
CS 3;Machine learning;تعلم الآلة
- d 2023;Detecting Fraud in Mobile Payments with Graph Neural Networks;كشف الاحتيال في المدفوعات عبر الهاتف بالشبكات العصبية البيانية;Anomaly detection
- d 2024;Forecasting Electricity Demand in Bahrain by Deep Learning;التنبؤ بالطلب على الكهرباء في البحرين بالتعلم العميق;Time series forecasting
- c 2026;Early Diagnosis of Diabetic Retinopathy from Retinal Images;التشخيص المبكر لاعتلال الشبكية السكري من صور الشبكية;Medical imaging
CS 2;Natural language processing;معالجة اللغات الطبيعية
- d 2022;;التعرف على اللهجة البحرينية في تسجيلات الصوت;Dialect recognition
- d 2024;Summarizing Arabic Court Judgments with Language Models;تلخيص الأحكام القضائية العربية بنماذج اللغة;Arabic summarization
- c 2026;Detecting Hate Speech in Gulf Arabic Social Media;كشف خطاب الكراهية في وسائل التواصل بلهجات الخليج;Hate speech detection
CS 1;Cybersecurity;الأمن السيبراني
- d 2023;Intrusion Detection for Industrial Control Networks;كشف التسلل في شبكات التحكم الصناعي;Intrusion detection
- c 2025;Privacy of Health Records on Distributed Ledgers;خصوصية السجلات الصحية في السجلات الموزعة;Health record privacy
CS 3;Internet of things;إنترنت الأشياء
- d 2024;Early Warning of Flash Floods by Wireless Sensor Networks;الإنذار المبكر بالسيول بشبكات الاستشعار اللاسلكية;Sensor networks
IS 3;Digital government;الحكومة الرقمية
- d 2024;Adoption of Electronic Services by Older Citizens in Bahrain;تبني كبار المواطنين في البحرين للخدمات الإلكترونية;Technology adoption
IS 2;Business analytics;تحليلات الأعمال
- d 2023;Predicting Customer Churn of Telecom Operators;التنبؤ بتسرب عملاء شركات الاتصالات;Customer analytics
MATH 3;Numerical analysis;التحليل العددي
- d 2023;Spectral Methods for Fractional Differential Equations;الطرائق الطيفية للمعادلات التفاضلية الكسرية;Fractional equations
MATH 2;Statistics;الإحصاء
- d 2024;Bayesian Models of Traffic Accidents on Urban Roads;النماذج البيزية لحوادث المرور على الطرق الحضرية;Bayesian modelling
PHYS 3;Solar energy;الطاقة الشمسية
- d 2024;Effect of Dust on the Yield of Photovoltaic Panels in Bahrain;أثر الغبار في إنتاج الألواح الكهروضوئية في البحرين;Soiling of panels
PHYS 2;Materials;المواد
- d 2023;Thin Films of Metal Oxides for Gas Sensors;أغشية رقيقة من أكاسيد المعادن لاستشعار الغازات;Thin films
CHEM 3;Environmental chemistry;الكيمياء البيئية
- d 2024;Removal of Heavy Metals from Industrial Waste Water;إزالة المعادن الثقيلة من مياه الصرف الصناعي;Water treatment
CHEM 2;Catalysis;التحفيز
- d 2023;Catalysts for the Desulphurization of Light Fuels;محفزات إزالة الكبريت من أنواع الوقود الخفيف;Desulphurization
BIOL 3;Marine biology;الأحياء البحرية
- d 2024;Recovery of Coral Reefs North of Bahrain;تعافي الشعاب المرجانية شمال البحرين;Coral reefs
BIOL 2;Genetics;علم الوراثة
- d 2023;Genetic Markers of Sickle Cell Disease in Bahrain;الواسمات الوراثية لمرض فقر الدم المنجلي في البحرين;Blood disorders
CIVIL 3;Structures;الإنشاءات
- d 2024;Durability of Concrete with Recycled Aggregates in Hot Climates;متانة الخرسانة ذات الركام المعاد تدويره في المناخ الحار;Recycled concrete
CIVIL 2;Transport engineering;هندسة النقل
- d 2023;Signal Timing of Congested Junctions in Manama;توقيت الإشارات في التقاطعات المزدحمة في المنامة;Traffic signals
ELEC 3;Power systems;نظم القدرة
- d 2024;Storage of Solar Power in Islanded Microgrids;تخزين الطاقة الشمسية في الشبكات المصغرة المعزولة;Energy storage
ELEC 2;Communications;الاتصالات
- d 2023;Antennas for Fifth Generation Networks in Dense Cities;هوائيات شبكات الجيل الخامس في المدن المكتظة;Antenna design
MGMK 3;Entrepreneurship;ريادة الأعمال
- d 2024;Survival of Family Businesses after the Second Generation;بقاء الشركات العائلية بعد الجيل الثاني;Family businesses
MGMK 2;Marketing;التسويق
- d 2023;Trust in Influencers among Young Consumers in the Gulf;الثقة بالمؤثرين لدى المستهلكين الشباب في الخليج;Influencer marketing
FINE 3;Islamic finance;التمويل الإسلامي
- d 2024;Liquidity Risk of Islamic Banks in Times of Crisis;مخاطر السيولة في المصارف الإسلامية في أوقات الأزمات;Liquidity risk
FINE 2;Capital markets;الأسواق المالية
- d 2023;Earnings Announcements and Share Prices on the Bahrain Bourse;إعلانات الأرباح وأسعار الأسهم في بورصة البحرين;Share prices
ARIS 3;Modern literature;الأدب الحديث
- d 2024;;صورة البحر في الشعر البحريني الحديث;الشعر البحريني
ARIS 2;Linguistics;اللسانيات
- d 2023;;بنية الجملة في المقال الصحفي العربي;بنية الجملة
ENGL 3;Applied linguistics;اللغويات التطبيقية
- d 2024;Feedback on Academic Writing in Bilingual Classrooms;;Academic writing
ENGL 2;Literature;الأدب
- d 2023;Memory and Exile in Contemporary Arab Novels in English;;Contemporary novel
PSYC 3;Clinical psychology;علم النفس العيادي
- d 2024;;القلق الاجتماعي لدى طلبة الجامعة وعلاقته بوسائل التواصل;القلق الاجتماعي
PSYC 2;Educational psychology;علم النفس التربوي
- d 2023;;دافعية التعلم عن بعد لدى طلبة المرحلة الثانوية;دافعية التعلم
MEDIA 3;Digital journalism;الصحافة الرقمية
- d 2024;;التحقق من الأخبار في غرف الأخبار الخليجية;التحقق من الأخبار
MEDIA 2;Public relations;العلاقات العامة
- d 2023;;إدارة الأزمات في اتصال المؤسسات الحكومية;اتصال الأزمات
PRIV 3;Commercial law;القانون التجاري
- d 2024;;مسؤولية المنصات الإلكترونية عن عيوب المبيع;التجارة الإلكترونية
PRIV 2;Civil law;القانون المدني
- d 2023;;التعويض عن الضرر الأدبي في القانون البحريني;التعويض
PUBL 3;Administrative law;القانون الإداري
- d 2024;;الرقابة القضائية على القرارات الإدارية الإلكترونية;القرار الإداري
PUBL 2;Criminal law;القانون الجنائي
- d 2023;;العقوبات البديلة في التشريع البحريني;العقوبات البديلة
EDST 3;School leadership;القيادة المدرسية
- d 2024;;القيادة التوزيعية في المدارس الحكومية وأثرها في المعلمين;القيادة التوزيعية
EDST 2;Inclusive education;التعليم الدامج
- d 2023;;اتجاهات المعلمين نحو دمج ذوي الإعاقة;الدمج
NURS 3;Community nursing;تمريض المجتمع
- d 2024;Home Care of Older Patients with Heart Failure;;Home care
NURS 2;Critical care;الرعاية الحرجة
- d 2023;Night Shifts and Medication Errors in Intensive Care;;Medication errors`;

const years = { c: 'current', d: 'completed' } as const;

function parseTopic(line: string): TopicSeed {
  const [mark = '', titleEn = '', titleAr = '', subTopic = ''] = line.slice(2).split(';');
  return {
    status: years[mark.slice(0, 1) as keyof typeof years],
    year: Number(mark.slice(2)),
    titleEn: titleEn || null,
    titleAr: titleAr || null,
    subTopic,
  };
}

/**
 * Supervisors in the order of their departments' instructors: the first of a department here is its first instructor.
 */
export const supervisors: readonly SupervisorSeed[] = lines
  .trim()
  .split(/\n(?!-)/)
  .map((block) => {
    const [head = '', ...topics] = block.split('\n');
    const [who = '', fieldEn = '', fieldAr = ''] = head.split(';');
    const [department = '', places = ''] = who.split(' ');
    return { department, places: Number(places), fieldEn, fieldAr, topics: topics.map(parseTopic) };
  });
