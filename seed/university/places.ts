/** A building: code, English and Arabic name, number of lecture rooms, number of laboratories. */
type BuildingSeed = readonly [code: string, nameEn: string, nameAr: string, rooms: number, laboratories: number];

export const campuses: readonly { code: string; nameEn: string; nameAr: string; buildings: readonly BuildingSeed[] }[] =
  [
    {
      code: 'SK',
      nameEn: 'Sakhir Campus',
      nameAr: 'حرم الصخير',
      buildings: [
        ['S40', 'Information Technology Building', 'مبنى تقنية المعلومات', 22, 3],
        ['S41', 'Science Building', 'مبنى العلوم', 24, 5],
        ['S22', 'Business Building', 'مبنى إدارة الأعمال', 22, 1],
        ['S17', 'Arts Building', 'مبنى الآداب', 28, 1],
        ['S14', 'Law Building', 'مبنى الحقوق', 12, 0],
        ['S20', 'Teachers College Building', 'مبنى كلية المعلمين', 12, 1],
        ['S05', 'Sports Hall', 'الصالة الرياضية', 4, 0],
      ],
    },
    {
      code: 'IS',
      nameEn: 'Isa Town Campus',
      nameAr: 'حرم مدينة عيسى',
      buildings: [
        ['I14', 'Engineering Building', 'مبنى الهندسة', 24, 4],
        ['I26', 'Architecture Studios', 'مراسم العمارة', 6, 1],
        ['I30', 'Applied Studies Building', 'مبنى الدراسات التطبيقية', 14, 2],
      ],
    },
    {
      code: 'SM',
      nameEn: 'Salmaniya Campus',
      nameAr: 'حرم السلمانية',
      buildings: [
        ['M01', 'Health Sciences Building', 'مبنى العلوم الصحية', 22, 3],
        ['M02', 'Clinical Skills Centre', 'مركز المهارات السريرية', 4, 2],
      ],
    },
  ];

/** Minutes between campuses by the university's shuttle, in either direction, including the walk at both ends. */
export const journeys: readonly (readonly [from: string, to: string, minutes: number])[] = [
  ['SK', 'IS', 40],
  ['SK', 'SM', 50],
  ['IS', 'SM', 30],
];

/**
 * Minutes on foot between buildings of a campus, door to door, in either direction. The sports hall is at the far end.
 */
export const walks: readonly (readonly [from: string, to: string, minutes: number])[] = [
  ['S40', 'S41', 3],
  ['S40', 'S22', 6],
  ['S40', 'S17', 8],
  ['S40', 'S14', 9],
  ['S40', 'S20', 8],
  ['S40', 'S05', 12],
  ['S41', 'S22', 5],
  ['S41', 'S17', 7],
  ['S41', 'S14', 8],
  ['S41', 'S20', 7],
  ['S41', 'S05', 12],
  ['S22', 'S17', 4],
  ['S22', 'S14', 6],
  ['S22', 'S20', 5],
  ['S22', 'S05', 12],
  ['S17', 'S14', 3],
  ['S17', 'S20', 4],
  ['S17', 'S05', 8],
  ['S14', 'S20', 3],
  ['S14', 'S05', 7],
  ['S20', 'S05', 7],
  ['I14', 'I26', 5],
  ['I14', 'I30', 7],
  ['I26', 'I30', 8],
  ['M01', 'M02', 6],
];

/** The buildings in which each college teaches. */
export const collegeBuildings: Record<string, readonly string[]> = {
  IT: ['S40'],
  SCI: ['S41'],
  ENG: ['I14', 'I26'],
  BUS: ['S22'],
  ART: ['S17'],
  LAW: ['S14'],
  BTC: ['S20'],
  HSS: ['M01', 'M02'],
  APS: ['I30'],
};
