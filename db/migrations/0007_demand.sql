CREATE TABLE `demand_answer` (
	`semester_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`at` integer NOT NULL,
	`section_id` integer,
	`text_en` text,
	`text_ar` text,
	PRIMARY KEY(`semester_id`, `course_id`),
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `demand` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demand_once` ON `demand` (`student_id`,`semester_id`,`course_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `demand_open` ON `demand` (`semester_id`,`course_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `seat_offer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`demand_id` integer NOT NULL,
	`section_id` integer NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`demand_id`) REFERENCES `demand`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_offer_once` ON `seat_offer` (`section_id`,`demand_id`);--> statement-breakpoint
CREATE INDEX `seat_offer_demand` ON `seat_offer` (`demand_id`);--> statement-breakpoint
CREATE INDEX `seat_offer_open` ON `seat_offer` (`until`) WHERE status = 'open';
--> statement-breakpoint
CREATE TRIGGER seat_offer_keeps_seat AFTER INSERT ON seat_offer WHEN new.status = 'open'
BEGIN
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER seat_offer_frees_seat AFTER UPDATE OF status ON seat_offer WHEN old.status = 'open' AND new.status <> 'open'
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = new.section_id;
END;
