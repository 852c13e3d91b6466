ALTER TABLE `semester` ADD `made_at` integer;--> statement-breakpoint
ALTER TABLE `semester` ADD `filled_at` integer;--> statement-breakpoint
ALTER TABLE `semester` ADD `graded_at` integer;--> statement-breakpoint
-- What a university had before: semesters before the first with sections are over, the last with sections is the one to come.
UPDATE `semester` SET `made_at` = 0 WHERE `id` <= (SELECT max(`semester_id`) FROM `section`);--> statement-breakpoint
UPDATE `semester` SET `filled_at` = 0 WHERE `id` <= (SELECT min(`semester_id`) FROM `section`);--> statement-breakpoint
UPDATE `semester` SET `graded_at` = 0 WHERE `id` < (SELECT min(`semester_id`) FROM `section`);--> statement-breakpoint
INSERT OR IGNORE INTO `university_limit` (`key`, `value`, `note_en`, `note_ar`)
SELECT column1, column2, column3, column4 FROM (VALUES
  ('servicesFils', 20000, 'Student services in a regular semester, in fils', 'رسم الخدمات الطلابية في الفصل الاعتيادي، بالفلس'),
  ('summerServicesFils', 10000, 'Student services in a summer semester, in fils', 'رسم الخدمات الطلابية في الفصل الصيفي، بالفلس'),
  ('insuranceFils', 5000, 'Insurance of one academic year, in fils', 'رسم التأمين للعام الأكاديمي، بالفلس'))
WHERE EXISTS (SELECT 1 FROM `university_limit`);
