/** Where the page is. */
export type Place = { pathname: string; search: string };

/** What the address names beside the page: a drawer laid over it. The page under it stays where it was. */
const overPage = ['course'];

const toPage = ({ search }: Place): string => {
  const params = new URLSearchParams(search);
  overPage.forEach((name) => params.delete(name));
  return params.toString();
};

/** Pages that stand in no menu, by that which does. */
const under: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, '/dashboard'],
  [/^\/inbox-details$/, '/inbox'],
  [/^\/requests\/./, '/requests'],
  [/^\/courseEvaluationForm$/, '/courseEvaluation'],
  [/^\/acadmic(PlanDetails|CoursePackage|Fulfillment)\//, '/acadmicPlan'],
  [/^\/officialWithdrawHistory$/, '/officialWithdraw'],
  [/^\/payment-result\//, '/paymentHistory'],
];

/** The page of the menu that is marked while an address is open. */
export const toMenuPath = (pathname: string): string =>
  under.find(([pattern]) => pattern.test(pathname))?.[1] ?? pathname;

/**
 * Whether coming from one place to another is a navigation (spec section 2): another path in whatever way, the same
 * path with another query by a push or by back and forward. A replaced query is none: it is what is typed in a search.
 * `from` is null at the start.
 */
export function isNavigation(from: Place | null, to: Place, by: 'PUSH' | 'POP' | 'REPLACE'): boolean {
  if (!from || from.pathname !== to.pathname) return true;
  return by !== 'REPLACE' && toPage(from) !== toPage(to);
}
