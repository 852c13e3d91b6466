/**
 * What axe cannot tell by itself, by its kind and why it is taken for right. Anything else that it cannot tell fails a tour.
 * Colours are those of the theme, whose pairs hold 4.5:1 wherever they are used.
 */
const settled: RegExp[] = [
  // Something lies partly over the text or under it: a dialogue's page behind it, an open menu, a notice, the script, a tab at the edge of its row.
  /^color-contrast (bgOverlap|elmPartiallyObscuring|elmPartiallyObscured|outsideViewport): /,
  // White on the gradient of the page before signing in; axe takes the names of the university for white on white.
  /^color-contrast (bgGradient|bgImage): /,
  /^color-contrast equalRatio: span\.$/,
  // A heavy plus or minus beside a change, and one letter of it.
  /^color-contrast (nonBmp|shortTextContent): /,
  // The figures of the chart, on the page's own surface.
  /^color-contrast imgNode: tspan\./,
  // A row of the page that an open menu lies over.
  /^target-size partiallyObscuredNonTabbable: /,
  // What a closed menu, list or disclosure controls is made when it opens.
  /^aria-valid-attr-value controlsWithinPopup: /,
];

export const isSettled = (what: string): boolean => settled.some((pattern) => pattern.test(what));
