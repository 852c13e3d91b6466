CREATE TABLE `failed_try` (
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`purpose`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `former_password` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`password_hash` text NOT NULL,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `former_password_account` ON `former_password` (`account_id`);--> statement-breakpoint
CREATE TABLE `identity_artifact` (
	`model` text NOT NULL,
	`id` text NOT NULL,
	`payload` text NOT NULL,
	`grant_id` text,
	`uid` text,
	`expires_at_machine` integer,
	PRIMARY KEY(`model`, `id`)
);
--> statement-breakpoint
CREATE INDEX `identity_artifact_grant` ON `identity_artifact` (`grant_id`);--> statement-breakpoint
CREATE INDEX `identity_artifact_uid` ON `identity_artifact` (`uid`);--> statement-breakpoint
CREATE TABLE `absence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`registration_id` integer NOT NULL,
	`on` text NOT NULL,
	`excused` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`registration_id`) REFERENCES `registration`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `absence_registration` ON `absence` (`registration_id`);--> statement-breakpoint
CREATE TABLE `contact_detail` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`flat` text DEFAULT '' NOT NULL,
	`building` text DEFAULT '' NOT NULL,
	`road` text DEFAULT '' NOT NULL,
	`block` text DEFAULT '' NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`personal_email` text,
	`emergency_name` text DEFAULT '' NOT NULL,
	`emergency_phone` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `mobile_number` (
	`person_id` integer NOT NULL,
	`position` integer NOT NULL,
	`number` text NOT NULL,
	PRIMARY KEY(`person_id`, `position`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `verification_code` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purpose` text NOT NULL,
	`owner_id` integer NOT NULL,
	`hash` text NOT NULL,
	`recipient` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `verification_code_owner` ON `verification_code` (`purpose`,`owner_id`);--> statement-breakpoint
CREATE TABLE `office_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`office` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `office_message_student` ON `office_message` (`student_id`);--> statement-breakpoint
CREATE TABLE `top_link` (
	`account_id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`account_id`, `form_id`),
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`form_id`) REFERENCES `menu_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `request_decision` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`at` integer NOT NULL,
	`office` text NOT NULL,
	`decision` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_decision_request` ON `request_decision` (`request_id`);--> statement-breakpoint
CREATE TABLE `request` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference_number` text NOT NULL,
	`kind` text NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`subject_id` integer NOT NULL,
	`status` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_referenceNumber_unique` ON `request` (`reference_number`);--> statement-breakpoint
CREATE INDEX `request_student` ON `request` (`student_id`);--> statement-breakpoint
CREATE INDEX `request_status` ON `request` (`status`,`sent_at`);--> statement-breakpoint
CREATE INDEX `request_subject` ON `request` (`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `surrounding` (
	`name` text PRIMARY KEY NOT NULL,
	`setting` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `session` ADD `via` text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `student_id` integer REFERENCES student(id);--> statement-breakpoint
ALTER TABLE `session` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `arrives_at` integer;