CREATE TABLE `meeting_change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`section_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`kind` text NOT NULL,
	`new_starts_at` integer,
	`new_ends_at` integer,
	`new_room_id` integer,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_room_id`) REFERENCES `room`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meeting_change_once` ON `meeting_change` (`section_id`,`starts_at`);