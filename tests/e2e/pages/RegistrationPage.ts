import type { Locator } from 'playwright';
import { expect, type Portal } from '../portal.ts';

const sectionsAtFirst = 4;

type Period = 'current' | 'early';
type Action = 'replace' | 'delete' | 'drop' | 'undrop' | 'withdraw' | 'unwithdraw';

/**
 * Course registration and early registration: courses, offered courses, basket, fees and log. Sections are named
 * "STAT273-01".
 */
export class RegistrationPage {
  readonly portal: Portal;
  readonly period: Period;

  constructor(portal: Portal, period: Period = 'current') {
    this.portal = portal;
    this.period = period;
  }

  get #page() {
    return this.portal.page;
  }
  get #say() {
    return this.portal.texts.say;
  }
  get path(): string {
    return this.period === 'current' ? '/registeredCourses' : '/EarlyregisteredCourses';
  }

  get title(): Locator {
    return this.portal.heading(this.#say(`registration:title.${this.period}`));
  }

  /** Signs in as a persona and opens a tab of registration. */
  async enter(persona: string, tab: 'courses' | 'offered' = 'courses', query = ''): Promise<void> {
    await this.portal.enter(persona, `${this.path}${tab === 'offered' ? `?tab=offered${query}` : ''}`);
    await expect(this.title).toBeVisible();
  }

  async openTab(tab: 'overview' | 'courses' | 'offered' | 'fees' | 'log'): Promise<void> {
    const link = this.#page
      .getByRole('navigation', { name: this.#say('page.tabs') })
      .getByRole('link', { name: this.#say(`registration:tab.${tab}`), exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  // --- offered courses ---

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: this.#say('registration:filter.search') });
  }
  /** The number of found courses, which is announced to screen readers. */
  get count(): Locator {
    return this.#page.getByRole('heading', { level: 2 }).getByRole('status');
  }
  found = (courses: number): string => this.#say('registration:offered.count', { count: courses });

  get courseNames(): Locator {
    return this.#page.getByRole('heading', { level: 3 });
  }

  toggleFilters = (): Promise<void> =>
    this.#page.getByRole('button', { name: this.#say('registration:filter.title'), exact: true }).click();
  filter = (name: 'plan' | 'fits' | 'seats'): Locator =>
    this.#page.getByRole('checkbox', { name: this.#say(`registration:filter.${name}`) });

  /** The button of a section for an action, such as "Add to basket: STAT273 section 01". */
  section(action: 'add' | 'addAnyway' | 'join' | 'takeOut' | 'replace', name: string): Locator {
    const [course, number] = name.split('-');
    return this.#page.getByRole('button', {
      name: this.#say('registration:offered.actionOn', {
        action: this.#say(`registration:offered.${action}`),
        course,
        number,
      }),
      exact: true,
    });
  }

  /** Shows all sections of a course, which shows only a few at first. */
  async showAllSections(code: string): Promise<void> {
    const { items } = await this.portal.client.call('coursesToRegister', {
      query: { search: code, Period: this.period },
    });
    const sections = items.find((course) => course.code === code)?.sections.length ?? 0;
    await this.#page
      .getByRole('button', {
        name: this.#say('registration:offered.moreSections', { count: sections - sectionsAtFirst }),
      })
      .click();
  }

  /** Searches for the course and presses the button of the section. */
  async choose(action: 'add' | 'addAnyway' | 'join' | 'replace', name: string): Promise<void> {
    await this.search.fill(name.split('-')[0] ?? '');
    await this.section(action, name).click();
  }

  // --- basket ---

  get basket(): Locator {
    return this.#page.getByRole('region', { name: this.#say('registration:basket.title') });
  }
  get review(): Locator {
    const named = (title: 'title' | 'appliedTitle'): Locator =>
      this.#page.getByRole('dialog', { name: this.#say(`registration:review.${title}`) });
    return named('title').or(named('appliedTitle'));
  }
  async openReview(): Promise<void> {
    await this.basket.getByRole('button', { name: this.#say('registration:basket.review') }).click();
    await expect(this.review).toBeVisible();
  }
  apply = (changes: number): Locator =>
    this.review.getByRole('button', { name: this.#say('registration:review.apply', { count: changes }) });
  get done(): Locator {
    return this.review.getByText(this.#say('registration:review.applied'), { exact: true });
  }

  // --- registered courses ---

  row = (code: string): Locator =>
    this.#page.getByRole('row').filter({ has: this.#page.getByRole('rowheader').filter({ hasText: code }) });
  changeButton = (code: string): Locator =>
    this.#page.getByRole('button', { name: this.#say('registration:courses.actionsOf', { course: code }) });
  /** An action in the menu of a course, or on a phone in its sheet. */
  menuItem = (action: Action): Locator =>
    this.#page
      .getByRole('menuitem', { name: this.#say(`registration:action.${action}`) })
      .or(this.#page.getByRole('dialog').getByRole('button', { name: this.#say(`registration:action.${action}`) }));
  status = (code: string, status: 'registered' | 'dropped' | 'withdrawn' | 'replaced'): Locator =>
    this.row(code).getByText(this.#say(`registration:courses.statuses.${status}`), { exact: true });

  dialog = (action: Action | 'wait'): Locator =>
    this.#page.getByRole('dialog', { name: this.#say(`registration:dialog.title.${action}`) });
  actIn = (action: Action | 'wait'): Locator =>
    this.dialog(action).getByRole('button', { name: this.#say(`registration:dialog.act.${action}`), exact: true });

  /** Chooses an action in the course's menu, which opens its dialogue. */
  async ask(action: Action, code: string): Promise<void> {
    await this.changeButton(code).click();
    await this.menuItem(action).click();
    await expect(this.dialog(action)).toBeVisible();
  }

  /** Chooses an action in the course's menu and confirms its dialogue. */
  async change(action: Action, code: string): Promise<void> {
    await this.ask(action, code);
    await this.actIn(action).click();
    await expect(this.dialog(action)).toBeHidden();
  }

  /** An alert at the edge of the page. */
  notice = (text: string): Locator =>
    this.#page.getByRole('region', { name: this.#say('page.notices') }).getByText(text);

  hours = (count: number): Locator =>
    this.#page
      .getByRole('region', { name: this.#say('registration:load.title') })
      .getByText(new RegExp(`^\\s*${count}\\b`))
      .first();

  /** The number of credit hours that are registered on the server. */
  registeredHours = async (): Promise<number> =>
    (await this.portal.client.call('registeredCourses', { query: { Period: this.period } })).load.creditHours;
}
