/** The location of the page. */
export type Place = { pathname: string; search: string };

/** Query parameters of a drawer over the page. They do not change the page below it. */
const overPage = ['course'];

const toPage = ({ search }: Place): string => {
  const params = new URLSearchParams(search);
  overPage.forEach((name) => params.delete(name));
  return params.toString();
};

/** Pages that are missing from the menu, with the path of the menu entry to mark. */
const under: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, '/dashboard'],
  [/^\/inbox-details$/, '/inbox'],
  [/^\/requests\/./, '/requests'],
  [/^\/courseEvaluationForm$/, '/courseEvaluation'],
  [/^\/acadmic(PlanDetails|CoursePackage|Fulfillment)\//, '/acadmicPlan'],
  [/^\/officialWithdrawHistory$/, '/officialWithdraw'],
  [/^\/payment-result\//, '/paymentHistory'],
];

/** The path of the menu entry that is marked for an address. */
export const toMenuPath = (pathname: string): string =>
  under.find(([pattern]) => pattern.test(pathname))?.[1] ?? pathname;

/**
 * True if a change of location is a navigation: another path, or the same path with another query by
 * a push or by back and forward. A replaced query is none, because it comes from typing in a search. `from` is null at
 * the start.
 */
export function isNavigation(from: Place | null, to: Place, by: 'PUSH' | 'POP' | 'REPLACE'): boolean {
  if (!from || from.pathname !== to.pathname) return true;
  return by !== 'REPLACE' && toPage(from) !== toPage(to);
}
