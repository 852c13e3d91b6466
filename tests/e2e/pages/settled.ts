/** A result that axe cannot decide: the rule with axe's reason, and the place. */
export type Unsettled = { what: string; where: string };

/** Selectors of a page with an open menu or an open calendar of a field. */
const menuOpen = ':root:has([role="menu"])';
const calendarOpen = ':root:has([role="dialog"] table)';
/** The selector of a page with an open dialogue. The page behind it was checked before the dialogue opened. */
const dialogueOpen = ':root:has([role="dialog"])';

/**
 * The undecided results of axe that were checked by hand on every screen, each with the reason why it is correct. Any
 * other undecided result fails the test. The colours of the theme have a contrast of 4.5:1 wherever they are used.
 */
const settled: (Unsettled & { why: string })[] = [
  {
    what: 'color-contrast elmPartiallyObscured',
    where: 'nav[class*="_menu_"] :is(p, button, a > span)',
    why: 'the menu scrolls by itself, and its last entries lie below its edge',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: '[class*="_figure_"] > [class*="_calm_"]',
    why: '"Not yet" in the place of an average, on the plain panel',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: 'nav[class*="_tabs_"] > a',
    why: 'the row of tabs scrolls on a phone, and a tab lies across its edge',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: '.sis-sideways *',
    why: 'the row of filters scrolls on a phone, and a button lies across its edge',
  },
  {
    what: 'color-contrast pseudoContent',
    where: 'ol[class*="_steps_"] > li > span',
    why: 'the number of a step and the line to the next one are beside its text',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: 'nav a[class*="_section_"] > span',
    why: "the row of the console's sections scrolls on a phone",
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: '[class*="_body_"] :is([class*="_show_"], [class*="_aside_"])',
    why: 'the script scrolls by itself on a phone',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: 'ul[class*="_students_"] button *',
    why: 'the list of students scrolls by itself, and one lies across its edge',
  },
  {
    what: 'color-contrast shortTextContent',
    where: 'ul[class*="_students_"] button > .sis-note',
    why: 'the dot between a number and a user name',
  },
  {
    what: 'color-contrast elmPartiallyObscured',
    where: '[class*="_wish_"] .mantine-SegmentedControl-innerLabel',
    why: 'how much a wish counts, where the page has scrolled under its header',
  },
  {
    what: 'color-contrast elmPartiallyObscuring',
    where: '.mantine-Modal-content *',
    why: 'a dialogue over the page, on its own surface',
  },
  {
    what: 'color-contrast elmPartiallyObscuring',
    where: '.mantine-Drawer-content *',
    why: 'a drawer over the page, on its own surface',
  },
  {
    what: 'color-contrast elmPartiallyObscuring',
    where: '.mantine-Menu-dropdown *',
    why: 'a menu over the page, on its own surface',
  },
  {
    what: 'color-contrast elmPartiallyObscuring',
    where: '[class*="_notice_"] p',
    why: 'an alert over the page, on its own surface',
  },
  {
    what: 'color-contrast elmPartiallyObscuring',
    where: 'button[class*="_node_"] > [class*="_name_"]',
    why: 'a course on the map lies over the lines',
  },
  {
    what: 'color-contrast bgOverlap',
    where: `${menuOpen} main *`,
    why: 'under an open menu; judged without it in the state before',
  },
  {
    what: 'color-contrast shortTextContent',
    where: `${menuOpen} main *`,
    why: 'a short text under an open menu; judged without it in the state before',
  },
  {
    what: 'color-contrast bgOverlap',
    where: `${calendarOpen} main *`,
    why: 'under an open calendar; judged without it in the state before',
  },
  {
    what: 'color-contrast bgOverlap',
    where: `${dialogueOpen} :is(main, nav[class*="_bar_"]) *`,
    why: 'behind an open dialogue',
  },
  {
    what: 'color-contrast bgOverlap',
    where: '[role="dialog"]:has([class*="_footer_"], [class*="_buttons_"]) *',
    why: 'under the buttons of the review or of a change, which stay at its foot',
  },
  {
    what: 'color-contrast bgOverlap',
    where: 'main:has([class*="_bar_"]) *',
    why: 'under the bar of what is chosen, which stays at the foot of the page; judged without it in the state before',
  },
  {
    what: 'color-contrast bgOverlap',
    where: '[class*="_box_"] > table tbody th',
    why: 'a name in the table of consequences spans its rows, on the plain panel',
  },
  {
    what: 'color-contrast imgNode',
    where: '[class*="_ring_"] [class*="_words_"] > span',
    why: 'the figures within the ring, on the plain panel',
  },
  {
    what: 'color-contrast bgOverlap',
    where: '[class*="_ring_"] [class*="_words_"] > span',
    why: 'the figures within the ring, on the plain panel',
  },
  {
    what: 'color-contrast bgOverlap',
    where: '[class*="_join_"] [class*="_label_"]',
    why: 'the line of the large code reaches over its label, empty there',
  },
  {
    what: 'color-contrast bgGradient',
    where: 'header [class*="_promise_"]',
    why: 'white on the darkest of the gradient before signing in',
  },
  {
    what: 'color-contrast bgGradient',
    where: '[class*="_university_"] > span',
    why: 'white on the gradient before signing in, 6:1 at its lightest',
  },
  { what: 'color-contrast bgOverlap', where: 'header [class*="_promise_"]', why: 'the same, across its pattern' },
  { what: 'color-contrast bgImage', where: '[class*="_university_"] > span', why: 'white on the same gradient' },
  {
    what: 'color-contrast bgOverlap',
    where: '[class*="_university_"] > span',
    why: 'white on the same, on a phone across its pattern',
  },
  {
    what: 'color-contrast equalRatio',
    where: '[class*="_university_"] > span',
    why: 'the same, taken for white on white',
  },
  {
    what: 'color-contrast imgNode',
    where: '.recharts-cartesian-axis-tick-value > tspan',
    why: 'the axes of the chart, on the plain panel',
  },
  { what: 'color-contrast nonBmp', where: 'th > [class*="_sign_"]', why: 'a minus as heavy as the text beside it' },
  {
    what: 'color-contrast shortTextContent',
    where: `${menuOpen} td > [class*="_value_"]`,
    why: 'a single figure in a row that a menu lies over',
  },
  {
    what: 'target-size partiallyObscuredNonTabbable',
    where: `${menuOpen} main a[class*="_line_"]`,
    why: 'under an open menu; judged without it in the state before',
  },
  {
    what: 'aria-valid-attr-value controlsWithinPopup',
    where: 'header button[aria-haspopup]',
    why: 'the account menu is made when it opens',
  },
  {
    what: 'aria-valid-attr-value controlsWithinPopup',
    where: 'td button[aria-haspopup]',
    why: 'the menu of a course is made when it opens',
  },
  {
    what: 'aria-valid-attr-value controlsWithinPopup',
    where: '.mantine-DateTimePicker-input',
    why: 'its calendar is made when it opens',
  },
];

export const settledPlaces: Unsettled[] = settled.map(({ what, where }) => ({ what, where }));
