CREATE TABLE `appeal` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`course_grade_id` integer NOT NULL,
	`charge_id` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`old_grade` text NOT NULL,
	`new_grade` text,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_grade_id`) REFERENCES `course_grade`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charge_id`) REFERENCES `charge`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`old_grade`) REFERENCES `grade`(`grade`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_grade`) REFERENCES `grade`(`grade`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `charge` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer,
	`amount` integer NOT NULL,
	`sponsor_amount` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`sponsor_paid` integer DEFAULT 0 NOT NULL,
	`used_from_balance` integer DEFAULT 0 NOT NULL,
	`due_on` text,
	`refundable` integer DEFAULT false NOT NULL,
	`cashier_only` integer DEFAULT false NOT NULL,
	`charged_at` integer NOT NULL,
	`canceled_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charge_money" CHECK("charge"."amount" > 0 and "charge"."sponsor_amount" between 0 and "charge"."amount" and "charge"."paid" >= 0 and "charge"."sponsor_paid" between 0 and "charge"."sponsor_amount" and "charge"."used_from_balance" >= 0 and "charge"."paid" + "charge"."used_from_balance" <= "charge"."amount" - "charge"."sponsor_amount")
);
--> statement-breakpoint
CREATE INDEX `charge_student` ON `charge` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE INDEX `charge_subject` ON `charge` (`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `gateway_callback` (
	`event_id` text PRIMARY KEY NOT NULL,
	`gateway_payment_id` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`accepted_at` integer,
	`last_answer` text,
	FOREIGN KEY (`gateway_payment_id`) REFERENCES `gateway_payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gateway_callback_next` ON `gateway_callback` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `gateway_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`document_number` text NOT NULL,
	`amount` integer NOT NULL,
	`return_url` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`opened_at` integer NOT NULL,
	`answers_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payment_reference_unique` ON `gateway_payment` (`reference`);--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction_id` text NOT NULL,
	`student_id` integer NOT NULL,
	`at` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`cause` text NOT NULL,
	`payment_id` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_entry_student` ON `ledger_entry` (`student_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_once` ON `ledger_entry` (`transaction_id`,`account`);--> statement-breakpoint
CREATE TABLE `payment_callback` (
	`event_id` text PRIMARY KEY NOT NULL,
	`payment_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `payment_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` integer NOT NULL,
	`registration_id` integer,
	`charge_id` integer,
	`course_id` integer,
	`semester_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`open` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`registration_id`) REFERENCES `registration`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`charge_id`) REFERENCES `charge`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_line_money" CHECK("payment_line"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_line_payment` ON `payment_line` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_line_of_registration` ON `payment_line` (`registration_id`);--> statement-breakpoint
CREATE INDEX `payment_line_of_charge` ON `payment_line` (`charge_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_line_registration` ON `payment_line` (`registration_id`) WHERE open = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_line_charge` ON `payment_line` (`charge_id`) WHERE open = 1;--> statement-breakpoint
CREATE TABLE `payment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`document_number` text NOT NULL,
	`student_id` integer NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`from_balance` integer DEFAULT 0 NOT NULL,
	`channel` text NOT NULL,
	`gateway_url` text,
	`reason` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_money" CHECK("payment"."amount" >= 0 and "payment"."from_balance" >= 0 and "payment"."amount" + "payment"."from_balance" > 0),
	CONSTRAINT "payment_ended" CHECK(("payment"."status" = 'pending') = ("payment"."ended_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_publicId_unique` ON `payment` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_documentNumber_unique` ON `payment` (`document_number`);--> statement-breakpoint
CREATE INDEX `payment_student` ON `payment` (`student_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `refund` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`iban` text NOT NULL,
	`remarks` text DEFAULT '' NOT NULL,
	`attachment_id` integer NOT NULL,
	`receipt_number` text,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attachment_id`) REFERENCES `attachment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE `attachment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`student_id` integer NOT NULL,
	`request_id` integer,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`content` blob NOT NULL,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attachment_publicId_unique` ON `attachment` (`public_id`);--> statement-breakpoint
CREATE INDEX `attachment_request` ON `attachment` (`request_id`);--> statement-breakpoint
CREATE TABLE `calendar_subscription` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_subscription_tokenHash_unique` ON `calendar_subscription` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_subscription_student` ON `calendar_subscription` (`student_id`);--> statement-breakpoint
CREATE TABLE `survey_answer` (
	`sheet` text NOT NULL,
	`section_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`value` integer,
	`text` text,
	PRIMARY KEY(`sheet`, `question_id`),
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `survey_question`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `survey_answer_section` ON `survey_answer` (`section_id`);--> statement-breakpoint
CREATE TABLE `survey_question` (
	`id` integer PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`part` text NOT NULL,
	`kind` text NOT NULL,
	`text_en` text NOT NULL,
	`text_ar` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `survey_done` (
	`registration_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`registration_id`) REFERENCES `registration`(`id`) ON UPDATE no action ON DELETE cascade
);
