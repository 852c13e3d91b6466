import type { Persona } from './persona-types.ts';
import { masterStudent, newcomer, standard, twelveHours } from './persona-schedules.ts';

const area = 'account';

export const accountPersonas: readonly Persona[] = [
  { key: 'twoRecords', area, name: ['Noora Mubarak Al Sayed', 'نورة مبارك السيد'], title: ['Two academic records', 'سجلان أكاديميان'],
    shows: ['A finished bachelor and a running master: choose a record at sign-in.', 'أنهت البكالوريوس وتدرس الماجستير: تختار السجل عند الدخول.'],
    records: [
      { programme: 'BSCS', admission: 20212, history: 'graduated', status: 'graduated', statusChangedOn: '2026-06-07', current: null, next: null },
      { ...masterStudent, admission: 20261, history: 'none', registered: ['ITCS521-01', 'ITCS523-01'] },
    ] },
  { key: 'passwordExpired', area, name: ['Mahmood Ali Al Shaikh', 'محمود علي الشيخ'], gender: 'male', title: ['Password expired', 'كلمة مرور منتهية'],
    shows: ['The password is right but expired a month ago: sign-in asks for a new one.', 'كلمة المرور صحيحة لكنها انتهت قبل شهر: يُطلب تغييرها عند الدخول.'], account: { expired: true }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'otherNetwork', area, name: ['Talal Hamad Al Mutawa', 'طلال حمد المطوع'], gender: 'male', title: ['University network only', 'شبكة الجامعة فقط'],
    shows: ['The account works only from the university network: sign-in is refused from here.', 'لا يعمل الحساب إلا من شبكة الجامعة: يُرفض الدخول من هنا.'], account: { restriction: 'network' }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'machineNotRegistered', area, name: ['Faisal Omar Al Hamar', 'فيصل عمر الحمر'], gender: 'male', title: ['Registered machines only', 'أجهزة مسجَّلة فقط'],
    shows: ['The account works only on registered machines: sign-in is refused on this one.', 'لا يعمل الحساب إلا على أجهزة مسجَّلة: يُرفض الدخول من هذا الجهاز.'], account: { restriction: 'machine' }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'legacyAccount', area, name: ['Rashid Saeed Al Dosari', 'راشد سعيد الدوسري'], gender: 'male', title: ['Legacy system', 'النظام السابق'],
    shows: ['Still served by the legacy system: sign-in shows the way there.', 'لا يزال على النظام السابق: يوجهه الدخول إليه.'], account: { status: 'legacy' }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'staffMember', area, name: ['Adel Yusuf Al Khayat', 'عادل يوسف الخياط'], gender: 'male', title: ['Not a student', 'ليس طالبًا'],
    shows: ['An employee of the university: sign-in says that this is for students.', 'موظف في الجامعة: يوضح الدخول أن الخدمة للطلبة.'], account: { kind: 'staff' }, records: [] },
  { key: 'inactiveAccount', area, name: ['Khalid Ahmed Al Haddad', 'خالد أحمد الحداد'], gender: 'male', title: ['Inactive account', 'حساب غير فعّال'],
    shows: ['The university closed the account: sign-in is refused.', 'أغلقت الجامعة الحساب: يُرفض الدخول.'], account: { status: 'inactive' }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'notValidUser', area, name: ['Anwar Hasan Al Najjar', 'أنور حسن النجار'], gender: 'male', title: ['Identity not valid', 'هوية غير صالحة'],
    shows: ['The identity is not valid in this system: sign-in is refused.', 'الهوية غير صالحة في هذا النظام: يُرفض الدخول.'], account: { status: 'notValid' }, records: [{ ...standard, registered: twelveHours }] },
  { key: 'otherDomain', area, name: ['Maryam Hussain Al Asfoor', 'مريم حسين العصفور'], title: ['E-mail that is not a student’s', 'بريد ليس من بريد الطلبة'],
    shows: ['The corporate e-mail is an employee’s address: signing in with it is refused.', 'البريد الجامعي عنوان موظفين: يُرفض الدخول به.'], email: 'otherdomain@university.example', records: [{ ...standard, registered: twelveHours }] },
  { key: 'noAccount', area, name: ['Hawra Abbas Al Khaja', 'حوراء عباس الخاجة'], title: ['No account yet', 'بلا حساب بعد'],
    shows: ['A person of the university without an account: the corporate e-mail is known, yet opens nothing.', 'شخص من الجامعة بلا حساب: البريد الجامعي معروف لكنه لا يفتح شيئًا.'], account: null, records: [standard] },
  { key: 'noAcademicRecord', area, name: ['Yaqoob Sadiq Al Jishi', 'يعقوب صادق الجشي'], gender: 'male', title: ['No academic record', 'بلا سجل أكاديمي'],
    shows: ['A student account without any academic record to open.', 'حساب طالب لا سجل أكاديمي له.'], records: [] },
  { key: 'firstActivation', area, name: ['Shahad Isa Al Banna', 'شهد عيسى البناء'], title: ['Account not yet activated', 'حساب لم يُفعَّل بعد'],
    shows: ['Newly admitted, student number 202699001, without an account: register asks for a code by e-mail, then for a password.', 'مقبولة حديثًا برقم جامعي 202699001 ولا حساب لها: يُرسل رمز التفعيل بالبريد ثم تُعيَّن كلمة المرور.'], account: null, records: [{ ...newcomer, code: '202699001' }] },
  { key: 'activationByMobile', area, name: ['Maitha Salem Al Buainain', 'ميثاء سالم البوعينين'], title: ['Activation by text message', 'تفعيل برسالة نصية'],
    shows: ['Student number 202699002, without an account and without an e-mail: the code goes to the mobile.', 'رقمها الجامعي 202699002 ولا حساب لها ولا بريد: يُرسل رمز التفعيل إلى الهاتف النقال.'], account: null, email: null, records: [{ ...newcomer, code: '202699002' }] },
  { key: 'noContactData', area, name: ['Wadha Jasim Al Mahmeed', 'وضحى جاسم المحميد'], title: ['Record without contact data', 'سجل بلا بيانات تواصل'],
    shows: ['Student number 202699003, without an account, an e-mail or a mobile: activation leads to the registration administrator.', 'رقمها الجامعي 202699003 ولا حساب لها ولا بريد ولا هاتف: يُحيلها التفعيل إلى مسؤول التسجيل.'], account: null, email: null, mobiles: [], records: [{ ...newcomer, code: '202699003' }] },
  { key: 'noEmail', area, name: ['Jaafar Mahdi Al Aradi', 'جعفر مهدي العرادي'], gender: 'male', title: ['No e-mail', 'بلا بريد إلكتروني'],
    shows: ['No e-mail is linked to the account: a reset code cannot be sent, and signing in with the corporate e-mail finds no account.', 'لا بريد إلكتروني مرتبط بالحساب: يتعذر إرسال رمز إعادة التعيين، ولا يجد الدخول بالبريد الجامعي حسابًا.'], email: null, records: [{ ...standard, registered: twelveHours }] },
];
