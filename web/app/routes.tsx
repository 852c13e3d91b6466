import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, redirect, replace } from 'react-router-dom';
import { currentSession, takeReturnTo } from '../api/session.ts';
import { isSimulator } from '../api/simulator.ts';
import { BrokenInShell, BrokenPage } from './BrokenPage.tsx';
import { fetchPart } from '../ui/fetchPart.ts';
import { loadTexts } from '../ui/language.ts';
import { paths } from '../paths.ts';
import { Root } from './Root.tsx';

type Page = { default: ComponentType };

/** A page that is fetched, with its texts, when it is first opened. */
const page = (path: string, load: () => Promise<Page>, ...namespaces: string[]): RouteObject => ({
  path,
  lazy: async () => {
    const [{ default: Component }] = await fetchPart(Promise.all([load(), loadTexts(...namespaces)]));
    return { Component };
  },
});

/** A page of the simulator: only where the server simulates; elsewhere its parts are never fetched. */
const simulatorPage = (path: string, load: () => Promise<Page>, ...namespaces: string[]): RouteObject => ({
  path,
  lazy: async () => {
    if (!(await isSimulator())) return { loader: () => replace(paths.notFound), Component: () => null };
    const [{ default: Component }] = await fetchPart(
      Promise.all([load(), loadTexts('console', 'simulator', 'agenda', ...namespaces)]),
    );
    return { Component };
  },
});

/**
 * One of the trainer's: behind the trainer's code where the simulator asks for it. `traineesToo`: in their own places
 * they may use it as well.
 */
const trainerPage = (
  path: string,
  load: () => Promise<Page>,
  { namespaces = [], traineesToo = false }: { namespaces?: string[]; traineesToo?: boolean } = {},
): RouteObject =>
  simulatorPage(
    path,
    async () => {
      const [{ TrainersOnly }, { default: Component }] = await Promise.all([
        import('../simulator/TrainersOnly.tsx'),
        load(),
      ]);
      return {
        default: () => (
          <TrainersOnly traineesToo={traineesToo}>
            <Component />
          </TrainersOnly>
        ),
      };
    },
    ...namespaces,
  );

/** An address that only leads to another. */
const leadTo = (path: string, target: string): RouteObject => ({ path, loader: () => replace(target), element: null });

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** What follows the `#`, which no request tells: it stands where the browser goes to, or is. */
const hashOf = ({ pathname, search }: URL): string =>
  [router?.state.navigation.location, location].find((place) => place?.pathname === pathname && place.search === search)
    ?.hash ?? '';

const needsSession = ({ request }: { request: Request }) => {
  const session = currentSession();
  // Of several academic records none is chosen yet.
  const waiting = session !== null && session.record === null && session.records.length > 1;
  if (session && !waiting) return null;
  const address = new URL(request.url);
  const base = new URL(document.baseURI).pathname.replace(/\/$/, '');
  const from = `${address.pathname.slice(base.length)}${address.search}${hashOf(address)}`;
  const to = waiting ? paths.chooseRecord : paths.signIn;
  return redirect(from === paths.home ? to : `${to}?from=${encodeURIComponent(from)}`);
};

type Period = 'current' | 'early';

/** A page of the registration, for the current semester or the next one. */
const registrationPage = (
  path: string,
  period: Period,
  load: () => Promise<{ default: ComponentType<{ period: Period }> }>,
): RouteObject =>
  page(
    path,
    async () => {
      const { default: Page } = await load();
      return { default: () => <Page period={period} /> };
    },
    'registration',
    'agenda',
  );

const registeredCourses = async () => {
  const page = await import('../features/registration/RegisteredCoursesPage.tsx');
  await page.fetchAskedTab(new URLSearchParams(location.search).get('tab'));
  return page;
};
const dashboard = () => import('../features/student/DashboardPage.tsx');

const featurePages: RouteObject[] = [
  page(paths.home, dashboard, 'student', 'agenda', 'menu', 'request'),
  page(paths.sessions, () => import('../features/account/SessionsPage.tsx'), 'account'),
  page(paths.dashboard, dashboard, 'student', 'agenda', 'menu', 'request'),
  page(paths.inbox, () => import('../features/inbox/InboxPage.tsx'), 'inbox'),
  page(paths.inboxDetails, () => import('../features/inbox/InboxDetailsPage.tsx'), 'inbox'),
  page(paths.studentFees, () => import('../features/fees/StudentFeesPage.tsx'), 'fees', 'messages'),
  page(paths.paymentHistory, () => import('../features/fees/PaymentHistoryPage.tsx'), 'fees', 'payment', 'messages'),
  page(paths.financialData, () => import('../features/fees/FinancialDataPage.tsx'), 'fees'),
  page(paths.courseSchedule, () => import('../features/schedule/CourseSchedulePage.tsx'), 'schedule'),
  page(paths.timetable, () => import('./TimetablePage.tsx'), 'timetable', 'registration', 'agenda', 'messages'),
  page(paths.paymentResult, () => import('../features/fees/PaymentResultPage.tsx'), 'payment', 'fees', 'messages'),
  page(paths.courseAttendance, () => import('../features/attendance/CourseAttendancePage.tsx'), 'attendance'),
  page(paths.courseEvaluation, () => import('../features/survey/CourseEvaluationPage.tsx'), 'survey'),
  page(paths.courseEvaluationForm, () => import('../features/survey/CourseEvaluationFormPage.tsx'), 'survey'),
  page(paths.contactDetails, () => import('../features/contact/ContactDetailsPage.tsx'), 'contact', 'verification'),
  page(paths.gpaSimulator, () => import('../features/gpa/GpaSimulatorPage.tsx'), 'gpa'),
  page(paths.academicTranscript, () => import('../features/transcript/AcademicTranscriptPage.tsx'), 'transcript'),
  page(paths.topHitLinks, () => import('../features/link/TopHitLinksPage.tsx'), 'link'),
  page(paths.appealRequest, () => import('../features/appeal/AppealRequestPage.tsx'), 'appeal', 'request'),
  page(paths.refundRequest, () => import('../features/refund/RefundRequestPage.tsx'), 'refund', 'request'),
  page(paths.exemptionRequest, () => import('../features/exemption/ExemptionRequestPage.tsx'), 'exemption', 'request'),
  page(paths.declareMinor, () => import('../features/minor/MinorPage.tsx'), 'minor', 'request'),
  page(paths.transfer, () => import('../features/transfer/TransferPage.tsx'), 'transfer', 'request'),
  page(paths.transport, () => import('../features/transport/TransportPage.tsx'), 'transport', 'request'),
  page(paths.thesisTopic, () => import('../features/thesis/ThesisTopicPage.tsx'), 'thesis', 'request'),
  page(paths.thesisResearchPlan, () => import('../features/thesis/ResearchPlanPage.tsx'), 'thesis', 'request'),
  page(
    paths.enrollment,
    () => import('../features/enrollment/EnrollmentPage.tsx'),
    'enrollment',
    'request',
    'academic',
  ),
  page(
    paths.officialWithdraw,
    () => import('../features/withdrawal/OfficialWithdrawPage.tsx'),
    'withdrawal',
    'request',
  ),
  page(
    paths.officialWithdrawHistory,
    () => import('../features/withdrawal/OfficialWithdrawHistoryPage.tsx'),
    'withdrawal',
    'request',
  ),
  page(
    paths.permanentWithdraw,
    () => import('../features/withdrawal/PermanentWithdrawPage.tsx'),
    'withdrawal',
    'request',
    'verification',
  ),
  page(paths.courseWithdraw, () => import('../features/withdrawal/CourseWithdrawPage.tsx'), 'withdrawal', 'request'),
  page(paths.stayOrLeave, () => import('../features/withdrawal/StayOrLeavePage.tsx'), 'withdrawal'),
  page(
    paths.cancelAdmission,
    () => import('../features/admission/CancelAdmissionPage.tsx'),
    'admission',
    'request',
    'verification',
  ),
  page(paths.clearance, () => import('../features/clearance/ClearancePage.tsx'), 'clearance', 'request'),
  page(paths.graduateSurvey, () => import('../features/survey/GraduateSurveyPage.tsx'), 'survey'),
  page(
    paths.transcriptCertificate,
    () => import('../features/document/TranscriptCertificatePage.tsx'),
    'document',
    'request',
  ),
  page(paths.requests, () => import('../features/request/MyRequestsPage.tsx'), 'request', 'agenda'),
  page(paths.requestDetails, () => import('../features/request/RequestDetailsPage.tsx'), 'request'),
  page(paths.academicPlan, () => import('../features/plan/AcademicPlanPage.tsx'), 'plan'),
  page(paths.academicPlanDetails, () => import('../features/plan/PlanDetailsPage.tsx'), 'plan'),
  page(paths.academicCoursePackage, () => import('../features/plan/CoursePackagePage.tsx'), 'plan'),
  page(paths.academicFulfillment, () => import('../features/plan/FulfillmentPage.tsx'), 'plan'),
  registrationPage(paths.registeredCourses, 'current', registeredCourses),
  registrationPage(
    paths.courseRegistrationLog,
    'current',
    () => import('../features/registration/CourseRegistrationLogPage.tsx'),
  ),
  registrationPage(
    paths.courseRegistrationFees,
    'current',
    () => import('../features/registration/CourseRegistrationFeesPage.tsx'),
  ),
  registrationPage(paths.earlyDashboard, 'early', () => import('../features/registration/EarlyDashboardPage.tsx')),
  registrationPage(paths.earlyRegisteredCourses, 'early', registeredCourses),
];

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    // A page that breaks keeps the simulator's strip and the notices around it.
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          ...[paths.root, paths.legacySignIn, paths.legacySignInPage, paths.legacySignInHere].map((path) =>
            leadTo(path, paths.signIn),
          ),
          {
            // Who is signed in already goes on; who comes back from the identity provider's sign-out is led on to the
            // page left for it.
            loader: () => {
              const returnTo = takeReturnTo();
              if (currentSession()) return replace(paths.home);
              return returnTo ? replace(`${paths.signIn}?from=${encodeURIComponent(returnTo)}`) : null;
            },
            children: [page(paths.signIn, () => import('../features/account/SignInPage.tsx'), 'account')],
          },
          {
            // Who is signed in has an account.
            loader: () => (currentSession() ? replace(paths.home) : null),
            children: [
              page(paths.activate, () => import('../features/account/ActivatePage.tsx'), 'account', 'activation'),
            ],
          },
          page(paths.authentication, () => import('../features/account/AuthenticationPage.tsx'), 'account'),
          {
            // Only between signing in and the portal.
            loader: () => (currentSession()?.record === null ? null : replace(paths.home)),
            children: [page(paths.chooseRecord, () => import('../features/account/ChooseRecordPage.tsx'), 'account')],
          },
          page(paths.passwordReset, () => import('../features/account/PasswordResetPage.tsx'), 'account'),
          page(paths.passwordChange, () => import('../features/account/PasswordChangePage.tsx'), 'account', 'messages'),
          page(paths.versionNumber, () => import('./VersionPage.tsx'), 'version'),
          page(paths.accessibility, () => import('./AccessibilityPage.tsx'), 'accessibility'),
          page(paths.verifyByCode, () => import('../features/document/VerifyPage.tsx'), 'document', 'messages'),
          page(paths.verify, () => import('../features/document/VerifyPage.tsx'), 'document', 'messages'),
          page(paths.notFound, () => import('./NotFoundPage.tsx')),
          page(paths.logout, () => import('./LogoutPage.tsx')),
          page(
            paths.admissionCanceled,
            () => import('../features/admission/AdmissionCanceledPage.tsx'),
            'admission',
            'request',
          ),
          ...[paths.console, paths.trainer].map((path): RouteObject => ({
            path,
            loader: async () => replace((await isSimulator()) ? paths.simulator : paths.notFound),
            element: null,
          })),
          trainerPage(`${paths.simulator}/start/:id`, () => import('../simulator/console/StartPage.tsx')),
          trainerPage(`${paths.simulator}/as/:persona`, () => import('../simulator/console/AsPersonaPage.tsx'), {
            traineesToo: true,
          }),
          simulatorPage(paths.joinByCode, () => import('../simulator/classroom/JoinPage.tsx'), 'classroom'),
          simulatorPage(paths.join, () => import('../simulator/classroom/JoinPage.tsx'), 'classroom'),
          trainerPage(`${paths.simulator}/wall/:code`, () => import('../simulator/classroom/ProjectorWall.tsx'), {
            namespaces: ['classroom'],
          }),
          trainerPage(`${paths.simulator}/look/:code/:trainee`, () => import('../simulator/classroom/LookPage.tsx'), {
            namespaces: ['classroom'],
          }),
          trainerPage(`${paths.simulator}/:section?`, () => import('../simulator/console/ConsolePage.tsx')),
          {
            lazy: async () => {
              const [{ default: Shell }] = await fetchPart(
                Promise.all([import('./Shell.tsx'), loadTexts('menu', 'messages')]),
              );
              return { Component: Shell };
            },
            children: [
              {
                loader: needsSession,
                ErrorBoundary: BrokenInShell,
                children: featurePages,
              },
              // In the shell, yet open to anyone.
              page(
                paths.caseStudy,
                () => import('../features/casestudy/CaseStudyPage.tsx'),
                'casestudy',
                'request',
                'academic',
              ),
            ],
          },
          leadTo('*', paths.notFound),
        ],
      },
    ],
  },
];

export const createRouter = (basename: string) => (router = createBrowserRouter(routes, { basename }));
