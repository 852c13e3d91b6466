CREATE TABLE `seat_alert` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`section_id` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`told_at` integer,
	`tell_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_alert_once` ON `seat_alert` (`student_id`,`section_id`);--> statement-breakpoint
CREATE INDEX `seat_alert_section` ON `seat_alert` (`section_id`);--> statement-breakpoint
CREATE INDEX `seat_alert_semester` ON `seat_alert` (`semester_id`);--> statement-breakpoint
CREATE INDEX `seat_alert_due` ON `seat_alert` (`tell_at`) WHERE "seat_alert"."tell_at" is not null;
--> statement-breakpoint
CREATE TRIGGER seat_alert_waits_again AFTER UPDATE OF seats_taken, capacity ON section WHEN new.seats_taken >= new.capacity AND old.seats_taken < old.capacity
BEGIN
  UPDATE seat_alert SET told_at = NULL, tell_at = NULL WHERE section_id = new.id;
END;
