import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

const needed = 'PSYC103';

test(
  'a student asks for a course and takes it back; the department opens a section, and the kept seat is taken',
  daily,
  async ({ page, portal, client, trouble, texts: { say, message } }) => {
    trouble.expect(/422 POST .*sections/);
    await client.freeze('2026-09-07T10:00:00+03:00');
    await client.call('setSeats', { body: { sections: [needed], free: 0 } });
    await portal.enter('minimumLoad', '/registeredCourses?tab=demand');
    const row = page.getByRole('list', { name: say('registration:demand.title') }).getByRole('listitem');
    const ask = page.getByRole('button', { name: say('registration:demand.askCourse', { course: needed }) });
    const takeBack = page.getByRole('button', { name: say('registration:demand.leaveCourse', { course: needed }) });
    await expect(row.getByText(say('registration:demand.need.full'))).toBeVisible();
    await expectAccessible(page, 'needed courses');
    await ask.press('Enter');
    await expect(row.getByText(say('registration:demand.asked', { count: 1 }))).toBeVisible();
    await expect(takeBack).toBeFocused();
    await takeBack.press('Enter');
    await expect(ask).toBeFocused();
    await ask.press('Enter');
    await expect(row.getByText(say('registration:demand.noAnswer'))).toBeVisible();

    await portal.visit('/simulator/offices');
    const course = page.getByRole('region', { name: needed, exact: true });
    await course.getByRole('button', { name: say('classroom:demand.openOf', { code: needed }) }).click();
    await expectAccessible(page, 'a new section');
    await course.getByRole('combobox', { name: say('classroom:demand.room') }).selectOption('S17-1001');
    await course.getByRole('checkbox').last().check();
    const seats = course.getByRole('textbox', { name: say('classroom:demand.seats') });
    const open = course.getByRole('button', { name: say('classroom:demand.openNow') });
    await course.getByLabel(say('classroom:demand.startsAt'), { exact: true }).fill('19:30');
    await course.getByLabel(say('classroom:demand.endsAt'), { exact: true }).fill('20:45');
    await seats.fill('121');
    await open.click();
    await expect(course.getByText(message('demand.roomTooSmall', { room: 'S17-1001', seats: 120 }))).toBeVisible();
    await seats.fill('1');
    await open.click();
    await expect(course.getByText(say('classroom:demand.isOpen', { code: needed }))).toBeVisible();

    await portal.visit('/registeredCourses?tab=demand');
    const { courses } = await client.call('getDemand');
    const { number, until } = courses.find(({ code }) => code === needed)!.entry!.offer!;
    await expect(row.getByText(say('registration:demand.offer', { number, until }))).toBeVisible();
    await page.getByRole('button', { name: say('registration:demand.registerIn', { course: needed, number }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('registration:dialog.act.register') })
      .click();
    await expect(page.getByText(say('registration:demand.none'))).toBeVisible();
    expect((await client.call('registeredCourses')).courses.map(({ code }) => code)).toContain(needed);
  },
);
