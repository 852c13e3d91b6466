import type { Random } from '../random.ts';

export type Name = readonly [en: string, ar: string];

const pairs = (text: string): Name[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .map((pair) => pair.split('=') as unknown as Name);

export const femaleNames = pairs(
  `Fatima=فاطمة;Zainab=زينب;Maryam=مريم;Noora=نورة;Aisha=عائشة;Sara=سارة;Hessa=حصة;Shaikha=شيخة;Amina=أمينة;Latifa=لطيفة;Mona=منى;Huda=هدى;Layla=ليلى;Dana=دانة;Reem=ريم;Shaima=شيماء;Zahra=زهراء;Khadija=خديجة;Wadha=وضحى;Ghada=غادة;Asma=أسماء;Kawthar=كوثر;Batool=بتول;Masooma=معصومة;Ruqaya=رقية;Abeer=عبير;Hanan=حنان;Jawaher=جواهر;Ameera=أميرة;Budoor=بدور;Lulwa=لولوة;Munira=منيرة;Narjis=نرجس;Sukaina=سكينة;Ebtisam=ابتسام;Rawan=روان`,
);
export const maleNames = pairs(
  `Ali=علي;Mohamed=محمد;Ahmed=أحمد;Hasan=حسن;Husain=حسين;Yusuf=يوسف;Abdulla=عبدالله;Khalid=خالد;Salman=سلمان;Ebrahim=إبراهيم;Jassim=جاسم;Isa=عيسى;Hamad=حمد;Rashid=راشد;Faisal=فيصل;Nasser=ناصر;Omar=عمر;Saeed=سعيد;Mahmood=محمود;Jaafar=جعفر;Sayed Hashim=السيد هاشم;Mahdi=مهدي;Abbas=عباس;Abdulrahman=عبدالرحمن;Abdulaziz=عبدالعزيز;Mubarak=مبارك;Majid=ماجد;Adel=عادل;Fahad=فهد;Badr=بدر;Talal=طلال;Anwar=أنور;Sadiq=صادق;Mustafa=مصطفى;Yaqoob=يعقوب;Bader Eldin=بدر الدين`,
);
export const familyNames = pairs(
  `Al Dosari=الدوسري;Al Binali=البنعلي;Al Mannai=المناعي;Al Jalahma=الجلاهمة;Al Kooheji=الكوهجي;Al Sayed=السيد;Al Aradi=العرادي;Al Hashimi=الهاشمي;Al Mahroos=المحروس;Al Shaikh=الشيخ;Al Musawi=الموسوي;Al Alawi=العلوي;Al Asfoor=العصفور;Al Tajer=التاجر;Fakhro=فخرو;Kanoo=كانو;Al Zayani=الزياني;Al Moayed=المؤيد;Al Ansari=الأنصاري;Al Balooshi=البلوشي;Al Sitri=الستري;Al Qassab=القصاب;Al Saffar=الصفار;Al Khayat=الخياط;Al Haddad=الحداد;Al Najjar=النجار;Al Fardan=الفردان;Al Qattan=القطان;Al Jishi=الجشي;Al Rumaihi=الرميحي;Al Buainain=البوعينين;Al Hamar=الحمر;Janahi=جناحي;Khunji=خنجي;Al Awadhi=العوضي;Al Ghatam=الغتم;Al Shehabi=الشهابي;Al Mutawa=المطوع;Al Naimi=النعيمي;Al Thawadi=الذوادي;Bucheeri=بوجيري;Al Noaimi=النعيمي;Al Madani=المدني;Al Turki=التركي;Al Halwachi=الحلواجي;Al Muharraqi=المحرقي`,
);
const visitingFirst: Record<'female' | 'male', Name[]> = {
  female: pairs('Hala=هالة;Nadia=نادية;Samar=سمر;Rania=رانيا;Ikram=إكرام;Wafa=وفاء;Suad=سعاد'),
  male: pairs('Tariq=طارق;Walid=وليد;Ziad=زياد;Bassam=بسام;Hisham=هشام;Mounir=منير;Nabil=نبيل;Riad=رياض'),
};
const visitingFamily = pairs(
  'El Sharkawy=الشرقاوي;Haddadin=حدادين;Al Khatib=الخطيب;Ben Salem=بن سالم;Al Tayeb=الطيب;Al Harthy=الحارثي;Al Otaibi=العتيبي;Al Rawi=الراوي;Benali=بنعلي;Shaheen=شاهين;Darwish=درويش;Al Masri=المصري',
);

/** Draws a student's name: first name, father's name and family name. */
export const studentName = (random: Random, gender: 'female' | 'male'): Name => {
  const first = random.pick(gender === 'female' ? femaleNames : maleNames);
  let father = random.pick(maleNames);
  while (father === first) father = random.pick(maleNames);
  const family = random.pick(familyNames);
  return [`${first[0]} ${father[0]} ${family[0]}`, `${first[1]} ${father[1]} ${family[1]}`];
};

/** Draws an instructor's name with a title: two in ten are professors, seven hold a doctorate, one is a lecturer. */
export const instructorName = (random: Random): Name => {
  const gender = random.chance(0.42) ? 'female' : 'male';
  const visiting = random.chance(0.3);
  const first = random.pick(visiting ? visitingFirst[gender] : gender === 'female' ? femaleNames : maleNames);
  const family = random.pick(visiting ? visitingFamily : familyNames);
  const father = random.pick(maleNames.slice(0, 10));
  const rank = random.next();
  const english = rank < 0.2 ? 'Prof.' : rank < 0.9 ? 'Dr.' : gender === 'female' ? 'Ms.' : 'Mr.';
  const arabic = rank < 0.2 ? 'أ.د.' : rank < 0.9 ? 'د.' : 'أ.';
  const middle = father === first ? ['', ''] : [` ${father[0]}`, ` ${father[1]}`];
  return [`${english} ${first[0]}${middle[0]} ${family[0]}`, `${arabic} ${first[1]}${middle[1]} ${family[1]}`];
};
