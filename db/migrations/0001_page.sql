CREATE TABLE `kept_timetable` (
	`id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`sections` text NOT NULL,
	`wishes` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_timetable_primary` ON `kept_timetable` (`student_id`,`semester_id`) WHERE "kept_timetable"."role" = 'primary';
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_timetable_name` ON `kept_timetable` (`student_id`,`semester_id`,`name`);
