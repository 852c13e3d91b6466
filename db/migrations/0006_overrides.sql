CREATE TABLE `permit_use` (
	`log_id` integer PRIMARY KEY NOT NULL,
	`permit_id` integer NOT NULL,
	FOREIGN KEY (`log_id`) REFERENCES `registration_log`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`permit_id`) REFERENCES `permit`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `permit_use_permit` ON `permit_use` (`permit_id`);--> statement-breakpoint
CREATE TABLE `permit` (
	`id` integer PRIMARY KEY NOT NULL,
	`request_id` integer NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`section_id` integer,
	`codes` text NOT NULL,
	`granted_at` integer NOT NULL,
	`until` integer NOT NULL,
	`seat_until` integer,
	`remind_at` integer,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permit_requestId_unique` ON `permit` (`request_id`);--> statement-breakpoint
CREATE INDEX `permit_student` ON `permit` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE INDEX `permit_section` ON `permit` (`section_id`);--> statement-breakpoint
CREATE INDEX `permit_remind` ON `permit` (`remind_at`);