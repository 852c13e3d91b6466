CREATE TABLE `audit_download` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_login_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`audit_login_id`) REFERENCES `audit_login`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_download_login` ON `audit_download` (`audit_login_id`);--> statement-breakpoint
CREATE INDEX `audit_login_account` ON `audit_login` (`account_id`);--> statement-breakpoint
CREATE INDEX `loan_student` ON `loan` (`student_id`);--> statement-breakpoint
CREATE INDEX `demand_student` ON `demand` (`student_id`);--> statement-breakpoint
CREATE INDEX `bus_seat_student` ON `bus_seat` (`student_id`);