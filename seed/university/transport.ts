/** Regions with their areas, and the stations of each area. */
export const busPlaces: readonly (readonly [
  en: string,
  ar: string,
  areas: readonly (readonly [
    en: string,
    ar: string,
    stations: readonly (readonly [code: string, en: string, ar: string])[],
  ])[],
])[] = [
  [
    'Capital Governorate',
    'محافظة العاصمة',
    [
      [
        'Manama',
        'المنامة',
        [
          ['bab', 'Bab Al Bahrain', 'باب البحرين'],
          ['naim', 'Naim Health Centre', 'مركز النعيم الصحي'],
        ],
      ],
      ['Juffair', 'الجفير', [['juffair', 'Al Fateh Mosque', 'جامع الفاتح']]],
      ['Sanabis', 'السنابس', [['sanabis', 'Exhibition Road', 'شارع المعارض']]],
      [
        'Sitra',
        'سترة',
        [
          ['sitra', 'Sitra Health Centre', 'مركز سترة الصحي'],
          ['wadyan', 'Wadyan', 'واديان'],
        ],
      ],
    ],
  ],
  [
    'Muharraq Governorate',
    'محافظة المحرق',
    [
      [
        'Muharraq',
        'المحرق',
        [
          ['muharraq', 'Muharraq Bus Station', 'محطة حافلات المحرق'],
          ['bumaher', 'Bu Maher Fort', 'قلعة بوماهر'],
        ],
      ],
      ['Busaiteen', 'البسيتين', [['busaiteen', 'Busaiteen Coast', 'ساحل البسيتين']]],
      ['Arad', 'عراد', [['arad', 'Arad Fort', 'قلعة عراد']]],
      ['Hidd', 'الحد', [['hidd', 'Hidd Roundabout', 'دوار الحد']]],
    ],
  ],
  [
    'Northern Governorate',
    'المحافظة الشمالية',
    [
      ['Budaiya', 'البديع', [['budaiya', 'Budaiya Garden', 'حديقة البديع']]],
      ['Diraz', 'الدراز', [['diraz', 'Diraz Temple', 'معبد الدراز']]],
      [
        'Hamad Town',
        'مدينة حمد',
        [
          ['hamad2', 'Roundabout 2', 'الدوار 2'],
          ['hamad17', 'Roundabout 17', 'الدوار 17'],
        ],
      ],
      ['A’ali', 'عالي', [['aali', 'A’ali Pottery', 'فخار عالي']]],
    ],
  ],
  [
    'Southern Governorate',
    'المحافظة الجنوبية',
    [
      [
        'East Riffa',
        'الرفاع الشرقي',
        [
          ['clock', 'Riffa Clock', 'ساعة الرفاع'],
          ['souq', 'Riffa Souq', 'سوق الرفاع'],
        ],
      ],
      ['West Riffa', 'الرفاع الغربي', [['bukuwara', 'Bukuwara', 'بوكوارة']]],
      ['Askar', 'عسكر', [['askar', 'Askar Coast', 'ساحل عسكر']]],
      ['Zallaq', 'الزلاق', [['zallaq', 'Zallaq Springs', 'عيون الزلاق']]],
    ],
  ],
];

const at = (hour: number, minutes = 0): number => hour * 60 + minutes;

/**
 * Bus lines: code, campus, seats, arrival at the campus, departure from it, minutes between stations, stations in
 * morning order.
 */
export const busLines: readonly (readonly [
  code: string,
  campus: string,
  seats: number,
  arrives: number,
  leaves: number,
  every: number,
  stations: string,
])[] = [
  ['S1', 'SK', 45, at(7, 40), at(14, 15), 8, 'hidd arad bumaher muharraq'],
  ['S2', 'SK', 45, at(7, 40), at(14, 15), 7, 'busaiteen bab naim sanabis'],
  ['S3', 'SK', 45, at(7, 40), at(16, 15), 7, 'juffair wadyan sitra clock'],
  ['S4', 'SK', 45, at(7, 40), at(14, 15), 8, 'budaiya diraz hamad2 hamad17'],
  ['S5', 'SK', 45, at(8, 40), at(16, 15), 6, 'aali souq clock bukuwara'],
  ['S6', 'SK', 45, at(9, 40), at(17, 15), 7, 'muharraq bab sanabis aali'],
  ['S9', 'SK', 2, at(7, 40), at(14, 15), 10, 'askar bukuwara'],
  ['I1', 'IS', 45, at(7, 45), at(14, 15), 8, 'hidd muharraq bab juffair'],
  ['I2', 'IS', 30, at(7, 45), at(14, 15), 7, 'bukuwara souq clock sitra'],
  ['I3', 'IS', 30, at(7, 45), at(16, 15), 8, 'hamad17 hamad2 aali'],
  ['M1', 'SM', 30, at(7, 45), at(14, 15), 8, 'bukuwara clock aali'],
  ['M2', 'SM', 30, at(7, 45), at(14, 15), 7, 'hidd arad muharraq naim'],
  ['M3', 'SM', 30, at(7, 45), at(14, 15), 8, 'budaiya diraz sanabis'],
];

/** Minutes from the last station to the campus. */
const toCampus = 25;

/**
 * Times of a line at each station: pick-up in the morning on the way to the campus, drop-off in the afternoon on the
 * way back.
 */
export const stopTimes = ([, , , arrives, leaves, every, stations]: (typeof busLines)[number]): {
  station: string;
  pickUp: number;
  dropOff: number;
}[] => {
  const names = stations.split(' ');
  return names.map((station, index) => {
    const away = toCampus + (names.length - 1 - index) * every;
    return { station, pickUp: arrives - away, dropOff: leaves + away };
  });
};
