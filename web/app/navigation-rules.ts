/** The location of the page. */
export type Place = { pathname: string; search: string };

/** Query parameters that open a drawer over the page. They do not change the page itself. */
const overPage = ['course'];

const toPage = ({ search }: Place): string => {
  const params = new URLSearchParams(search);
  overPage.forEach((name) => params.delete(name));
  return params.toString();
};

/** Patterns of pages that belong to another page, as its tabs or details, each with the path of its menu entry. */
const under: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, '/dashboard'],
  [/^\/inbox-details$/, '/inbox'],
  [/^\/requests\/./, '/requests'],
  [/^\/courseEvaluationForm$/, '/courseEvaluation'],
  [/^\/acadmic(PlanDetails|CoursePackage|Fulfillment)\//, '/acadmicPlan'],
  [/^\/officialWithdrawHistory$/, '/officialWithdraw'],
  [/^\/courseRegistration(Fees|Log)$/, '/registeredCourses'],
  [/^\/EarlyregisteredCourses$/, '/Earlydashboard'],
  [/^\/(paymentHistory|financialData|payment-result\/.*)$/, '/studentFees'],
];

/** The path of the menu entry that is marked for an address. */
export const toMenuPath = (pathname: string): string =>
  under.find(([pattern]) => pattern.test(pathname))?.[1] ?? pathname;

type Forms = readonly { path: string }[];

/** The forms that are entries of the menu: those that are not a tab of another form's page. */
export const menuEntries = <Form extends { path: string }>(forms: readonly Form[], all: Forms): Form[] =>
  forms.filter(({ path }) => toMenuPath(path) === path || !all.some((form) => form.path === toMenuPath(path)));

/**
 * True if a change of location is a navigation: to another path, or to another query by a push or by back and forward.
 * A replaced query is no navigation, because it comes from typing in a search. The parameters in `overPage` do not
 * count. `from` is null at the start.
 */
export function isNavigation(from: Place | null, to: Place, by: 'PUSH' | 'POP' | 'REPLACE'): boolean {
  if (!from || from.pathname !== to.pathname) return true;
  return by !== 'REPLACE' && toPage(from) !== toPage(to);
}
