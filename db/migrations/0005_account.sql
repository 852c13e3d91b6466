CREATE TABLE `outgoing_message` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`expires_at_machine` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at_machine` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outgoing_message_next` ON `outgoing_message` (`next_try_at_machine`);--> statement-breakpoint
ALTER TABLE `session` ADD `idle_ends_at` integer;--> statement-breakpoint
CREATE INDEX `verification_code_sent` ON `verification_code` (`sent_at`);--> statement-breakpoint
CREATE INDEX `attachment_student` ON `attachment` (`student_id`);--> statement-breakpoint
UPDATE `session` SET `idle_ends_at` = coalesce(`last_seen_at`, `started_at`) + 14 * 86400000 WHERE `remember`;--> statement-breakpoint
INSERT INTO `university_limit` (`key`, `value`, `note_en`, `note_ar`)
SELECT `key`, `value`, `note_en`, `note_ar` FROM (
	SELECT 'otpPerDay' AS `key`, 10 AS `value`, 'Verification codes of one purpose sent to one person in 24 hours' AS `note_en`, 'أكبر عدد من رموز التحقق للغرض الواحد والشخص الواحد خلال 24 ساعة' AS `note_ar`
	UNION ALL SELECT 'otpTriesPerDay', 20, 'Wrong tries at codes of one purpose by one person in 24 hours', 'أكبر عدد من المحاولات الخاطئة لرموز الغرض الواحد والشخص الواحد خلال 24 ساعة'
	UNION ALL SELECT 'studentFilesMebibytes', 50, 'Files kept of one academic record in all, in MiB', 'مجموع حجم الملفات المحفوظة للسجل الأكاديمي الواحد، بالميبي بايت'
	UNION ALL SELECT 'canceledFileDays', 30, 'Days after which the files of a cancelled request are removed', 'المدة التي تُحذف بعدها ملفات الطلب الملغى، بالأيام'
	UNION ALL SELECT 'rememberIdleDays', 14, 'Days without use after which a remembered session ends', 'مدة عدم الاستخدام التي تنتهي بعدها جلسة «تذكّرني»، بالأيام'
) WHERE EXISTS (SELECT 1 FROM `university_limit`);
