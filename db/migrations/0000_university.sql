CREATE TABLE `account` (
	`id` integer PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`user_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_expires_at` integer,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`restriction` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_failure_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_userName_unique` ON `account` (`user_name`);--> statement-breakpoint
CREATE INDEX `account_person` ON `account` (`person_id`);--> statement-breakpoint
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
CREATE TABLE `refresh_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`expires_at_machine` integer NOT NULL,
	`used_at_machine` integer,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_token_session` ON `refresh_token` (`session_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`audit_id` integer NOT NULL,
	`remember` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`idle_ends_at` integer,
	`via` text DEFAULT 'password' NOT NULL,
	`student_id` integer,
	`user_agent` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`last_seen_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `session_account` ON `session` (`account_id`);--> statement-breakpoint
CREATE TABLE `signing_key` (
	`id` text PRIMARY KEY NOT NULL,
	`private_jwk` text NOT NULL,
	`created_at_machine` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `agenda` (
	`id` integer PRIMARY KEY NOT NULL,
	`function` text NOT NULL,
	`semester_id` integer NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`college_id` integer,
	`degree_class` text,
	`cohort` integer,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`college_id`) REFERENCES `college`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agenda_order" CHECK("agenda"."opens_at" < "agenda"."closes_at")
);
--> statement-breakpoint
CREATE INDEX `agenda_function` ON `agenda` (`function`,`semester_id`);--> statement-breakpoint
CREATE TABLE `appeal` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`course_grade_id` integer NOT NULL,
	`old_grade` text NOT NULL,
	`new_grade` text,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_grade_id`) REFERENCES `course_grade`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`old_grade`) REFERENCES `grade`(`grade`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_grade`) REFERENCES `grade`(`grade`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `absence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`registration_id` integer NOT NULL,
	`on` text NOT NULL,
	`excused` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`registration_id`) REFERENCES `registration`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `absence_registration` ON `absence` (`registration_id`);--> statement-breakpoint
CREATE TABLE `audit_form` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_login_id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`audit_login_id`) REFERENCES `audit_login`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_form_login` ON `audit_form` (`audit_login_id`);--> statement-breakpoint
CREATE TABLE `audit_login` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `catalogue_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`calendar` text NOT NULL,
	`courses` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clearance_desk` (
	`item` text PRIMARY KEY NOT NULL,
	`office` text NOT NULL,
	`place_en` text NOT NULL,
	`place_ar` text NOT NULL,
	`opens_minute` integer NOT NULL,
	`closes_minute` integer NOT NULL,
	`phone` text NOT NULL,
	CONSTRAINT "clearance_desk_hours" CHECK("clearance_desk"."opens_minute" < "clearance_desk"."closes_minute")
);
--> statement-breakpoint
CREATE TABLE `loan` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`due_on` text,
	`returned_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `loan_in_hand` ON `loan` (`student_id`) WHERE "loan"."returned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `loan_once` ON `loan` (`kind`,`code`) WHERE "loan"."returned_at" is null;--> statement-breakpoint
CREATE TABLE `student_release` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`chances` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `student_release_once` ON `student_release` (`student_id`,`chances`);--> statement-breakpoint
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
CREATE INDEX `verification_code_sent` ON `verification_code` (`sent_at`);--> statement-breakpoint
CREATE TABLE `document_key` (
	`id` text PRIMARY KEY NOT NULL,
	`public_jwk` text NOT NULL,
	`private_jwk` text NOT NULL,
	`created_at_machine` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document_lookup` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `document`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_lookup_document` ON `document_lookup` (`document_id`,`at`);--> statement-breakpoint
CREATE TABLE `document` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`student_id` integer NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`code` text NOT NULL,
	`language` text NOT NULL,
	`facts` text NOT NULL,
	`content` blob,
	`content_hash` text,
	`signature` text,
	`issued_at` integer NOT NULL,
	`valid_until` integer,
	`replaced_at` integer,
	`revoked_at` integer,
	`revoked_reason` text,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_whole" CHECK(("document"."content" is null) = ("document"."content_hash" is null) and ("document"."content" is null) = ("document"."signature" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_requestId_unique` ON `document` (`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_number_unique` ON `document` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_code_unique` ON `document` (`code`);--> statement-breakpoint
CREATE INDEX `document_student` ON `document` (`student_id`,`issued_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_certificate` ON `document` (`student_id`) WHERE kind = 'certificate' and replaced_at is null and revoked_at is null;--> statement-breakpoint
CREATE TABLE `exemption_test` (
	`code` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`lowest` integer NOT NULL,
	`highest` integer NOT NULL,
	`step` integer NOT NULL,
	`minimum` integer NOT NULL,
	CONSTRAINT "exemption_test_scale" CHECK("exemption_test"."lowest" <= "exemption_test"."minimum" and "exemption_test"."minimum" <= "exemption_test"."highest" and "exemption_test"."step" > 0)
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
CREATE INDEX `gateway_payment_undecided` ON `gateway_payment` (`opened_at`) WHERE status in ('open', 'processing');--> statement-breakpoint
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
CREATE INDEX `ledger_entry_payment` ON `ledger_entry` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_once` ON `ledger_entry` (`transaction_id`,`account`);--> statement-breakpoint
CREATE TABLE `payment_callback` (
	`event_id` text PRIMARY KEY NOT NULL,
	`payment_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_callback_payment` ON `payment_callback` (`payment_id`);--> statement-breakpoint
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
CREATE TABLE `inbox_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`at` integer NOT NULL,
	`template` text NOT NULL,
	`params` text NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inbox_message_student` ON `inbox_message` (`student_id`);--> statement-breakpoint
CREATE TABLE `office_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`office` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL,
	`reply_to` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reply_to`) REFERENCES `inbox_message`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `office_message_student` ON `office_message` (`student_id`);--> statement-breakpoint
CREATE INDEX `office_message_reply` ON `office_message` (`reply_to`);--> statement-breakpoint
CREATE TABLE `top_link` (
	`account_id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`account_id`, `form_id`),
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`form_id`) REFERENCES `menu_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `menu_form` (
	`id` integer PRIMARY KEY NOT NULL,
	`group` text NOT NULL,
	`position` integer NOT NULL,
	`form_code_name` text NOT NULL,
	`path` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `menu_form_formCodeName_unique` ON `menu_form` (`form_code_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `menu_form_path_unique` ON `menu_form` (`path`);--> statement-breakpoint
CREATE TABLE `minor_course` (
	`minor_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`year` integer NOT NULL,
	`term` integer NOT NULL,
	PRIMARY KEY(`minor_id`, `course_id`),
	FOREIGN KEY (`minor_id`) REFERENCES `minor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `minor_entry` (
	`minor_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	PRIMARY KEY(`minor_id`, `course_id`),
	FOREIGN KEY (`minor_id`) REFERENCES `minor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `minor` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`department_id` integer NOT NULL,
	`programme_id` integer,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`minimum_hours` integer NOT NULL,
	`minimum_cgpa` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `minor_code_unique` ON `minor` (`code`);--> statement-breakpoint
CREATE TABLE `student_minor` (
	`student_id` integer NOT NULL,
	`kind` text NOT NULL,
	`minor_id` integer NOT NULL,
	`declared_at` integer NOT NULL,
	PRIMARY KEY(`student_id`, `kind`),
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`minor_id`) REFERENCES `minor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `student_minor_of` ON `student_minor` (`minor_id`);--> statement-breakpoint
CREATE TABLE `outgoing_message` (
	`id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`expires_at_machine` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at_machine` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outgoing_message_next` ON `outgoing_message` (`next_try_at_machine`);--> statement-breakpoint
CREATE TABLE `refund` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`receipt_number` text,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_receiptNumber_unique` ON `refund` (`receipt_number`);--> statement-breakpoint
CREATE TABLE `basket` (
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`version` integer NOT NULL,
	`changes` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`student_id`, `semester_id`),
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `registration_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`section_id` integer NOT NULL,
	`from_section_id` integer,
	`by` text NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `registration_log_student` ON `registration_log` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE TABLE `registration` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`section_id` integer NOT NULL,
	`status` text NOT NULL,
	`frozen` integer DEFAULT false NOT NULL,
	`seat_freed` integer DEFAULT false NOT NULL,
	`repeat` integer DEFAULT false NOT NULL,
	`credit_hours` integer NOT NULL,
	`fee` integer NOT NULL,
	`sponsor_fee` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`sponsor_paid` integer DEFAULT 0 NOT NULL,
	`used_from_balance` integer DEFAULT 0 NOT NULL,
	`registered_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "registration_money" CHECK("registration"."fee" >= 0 and "registration"."sponsor_fee" between 0 and "registration"."fee" and "registration"."paid" >= 0 and "registration"."sponsor_paid" >= 0 and "registration"."used_from_balance" >= 0 and "registration"."paid" + "registration"."used_from_balance" + "registration"."sponsor_paid" <= "registration"."fee")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registration_once` ON `registration` (`student_id`,`semester_id`,`course_id`) WHERE status in ('registered', 'withdrawn');--> statement-breakpoint
CREATE INDEX `registration_student` ON `registration` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE INDEX `registration_section` ON `registration` (`section_id`);--> statement-breakpoint
CREATE INDEX `registration_left` ON `registration` (`semester_id`) WHERE status in ('dropped', 'replaced', 'withdrawn');--> statement-breakpoint
CREATE TABLE `waiting_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`section_id` integer NOT NULL,
	`status` text NOT NULL,
	`joined_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entry_once` ON `waiting_entry` (`student_id`,`section_id`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `waiting_entry_section` ON `waiting_entry` (`section_id`,`status`);--> statement-breakpoint
CREATE INDEX `waiting_entry_student` ON `waiting_entry` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE INDEX `waiting_entry_open` ON `waiting_entry` (`semester_id`) WHERE status = 'waiting';--> statement-breakpoint
CREATE TABLE `attachment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`student_id` integer NOT NULL,
	`request_id` integer,
	`part` text DEFAULT 'file' NOT NULL,
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
CREATE INDEX `attachment_request` ON `attachment` (`request_id`,`part`);--> statement-breakpoint
CREATE INDEX `attachment_student` ON `attachment` (`student_id`);--> statement-breakpoint
CREATE TABLE `request_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`verb` text NOT NULL,
	`status` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`item` text,
	`note` text DEFAULT '' NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_event_request` ON `request_event` (`request_id`);--> statement-breakpoint
CREATE TABLE `request_task` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`step` integer NOT NULL,
	`item` text,
	`office` text NOT NULL,
	`holder_id` integer,
	`since` integer NOT NULL,
	`due_at` integer NOT NULL,
	`status` text NOT NULL,
	`outcome` text,
	`note` text DEFAULT '' NOT NULL,
	`values` text DEFAULT '{}' NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_task_request` ON `request_task` (`request_id`);--> statement-breakpoint
CREATE INDEX `request_task_due` ON `request_task` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `request_task_since` ON `request_task` (`status`,`since`);--> statement-breakpoint
CREATE INDEX `request_task_office` ON `request_task` (`office`,`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `request` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference_number` text NOT NULL,
	`kind` text NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`subject_id` integer,
	`status` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`saved_at` integer NOT NULL,
	`sent_at` integer,
	`execute_at` integer,
	`expires_at` integer,
	`charge_id` integer,
	`details` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`charge_id`) REFERENCES `charge`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_referenceNumber_unique` ON `request` (`reference_number`);--> statement-breakpoint
CREATE INDEX `request_student` ON `request` (`student_id`);--> statement-breakpoint
CREATE INDEX `request_status` ON `request` (`status`,`sent_at`);--> statement-breakpoint
CREATE INDEX `request_subject` ON `request` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `request_charge` ON `request` (`charge_id`) WHERE "request"."charge_id" is not null;--> statement-breakpoint
CREATE INDEX `request_execute` ON `request` (`execute_at`) WHERE "request"."execute_at" is not null;--> statement-breakpoint
CREATE INDEX `request_expire` ON `request` (`expires_at`) WHERE "request"."expires_at" is not null;--> statement-breakpoint
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
CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`instant` integer NOT NULL,
	`set_at_machine` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`account_id` integer NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at_machine` integer NOT NULL,
	PRIMARY KEY(`account_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_key_age` ON `idempotency_key` (`created_at_machine`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`code` text,
	`arrives_at` integer
);
--> statement-breakpoint
CREATE TABLE `persona` (
	`key` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`title_en` text NOT NULL,
	`title_ar` text NOT NULL,
	`shows_en` text NOT NULL,
	`shows_ar` text NOT NULL,
	`area` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `surrounding` (
	`name` text PRIMARY KEY NOT NULL,
	`setting` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `course_grade` (
	`id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`grade` text NOT NULL,
	`credit_hours` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grade`) REFERENCES `grade`(`grade`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_grade_once` ON `course_grade` (`student_id`,`course_id`,`semester_id`);--> statement-breakpoint
CREATE TABLE `person` (
	`id` integer PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`gender` text NOT NULL,
	`email` text,
	`mobile` text
);
--> statement-breakpoint
CREATE TABLE `sponsor` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`share` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sponsor_code_unique` ON `sponsor` (`code`);--> statement-breakpoint
CREATE TABLE `student_semester` (
	`id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`status` text NOT NULL,
	`gpa` integer,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `student_semester_once` ON `student_semester` (`student_id`,`semester_id`);--> statement-breakpoint
CREATE TABLE `student` (
	`id` integer PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`code` text NOT NULL,
	`faculty_code` text NOT NULL,
	`programme_id` integer NOT NULL,
	`admission_semester_id` integer NOT NULL,
	`status` text NOT NULL,
	`status_changed_at` integer,
	`major_join_year` integer NOT NULL,
	`cgpa` integer,
	`major_cgpa` integer,
	`earned_hours` integer NOT NULL,
	`warnings` integer DEFAULT 0 NOT NULL,
	`chances` integer DEFAULT 0 NOT NULL,
	`chance_semesters` integer DEFAULT 0 NOT NULL,
	`reinstatements` integer DEFAULT 0 NOT NULL,
	`graduating` integer DEFAULT false NOT NULL,
	`orientation` text DEFAULT 'none' NOT NULL,
	`recently_enrolled` integer DEFAULT false NOT NULL,
	`btc` integer DEFAULT false NOT NULL,
	`sponsor_id` integer,
	`balance` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`admission_semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sponsor_id`) REFERENCES `sponsor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `student_code_unique` ON `student` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `student_facultyCode_unique` ON `student` (`faculty_code`);--> statement-breakpoint
CREATE INDEX `student_person` ON `student` (`person_id`);--> statement-breakpoint
CREATE TABLE `graduate_survey_answer` (
	`sheet` text NOT NULL,
	`question_id` integer NOT NULL,
	`value` integer,
	`text` text,
	PRIMARY KEY(`sheet`, `question_id`),
	FOREIGN KEY (`question_id`) REFERENCES `survey_question`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `graduate_survey_done` (
	`student_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
	`survey` text NOT NULL,
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
--> statement-breakpoint
CREATE TABLE `supervisor` (
	`instructor_id` integer PRIMARY KEY NOT NULL,
	`field_en` text NOT NULL,
	`field_ar` text NOT NULL,
	`places` integer NOT NULL,
	`load` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`instructor_id`) REFERENCES `instructor`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supervisor_places" CHECK("supervisor"."load" between 0 and "supervisor"."places")
);
--> statement-breakpoint
CREATE TABLE `thesis_topic` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer,
	`student_id` integer,
	`supervisor_id` integer NOT NULL,
	`programme_id` integer NOT NULL,
	`title_en` text,
	`title_ar` text,
	`sub_topic` text NOT NULL,
	`status` text NOT NULL,
	`since` integer NOT NULL,
	`plan_request_id` integer,
	`search_en` text NOT NULL,
	`search_ar` text NOT NULL,
	`search_sub_topic` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supervisor_id`) REFERENCES `supervisor`(`instructor_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `thesis_topic_requestId_unique` ON `thesis_topic` (`request_id`);--> statement-breakpoint
CREATE INDEX `thesis_topic_supervisor` ON `thesis_topic` (`supervisor_id`,`search_sub_topic`);--> statement-breakpoint
CREATE INDEX `thesis_topic_student` ON `thesis_topic` (`student_id`);--> statement-breakpoint
CREATE INDEX `thesis_topic_plan` ON `thesis_topic` (`plan_request_id`);--> statement-breakpoint
CREATE TABLE `kept_timetable` (
	`id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`sections` text NOT NULL,
	`wishes` text NOT NULL,
	`question` text,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_timetable_primary` ON `kept_timetable` (`student_id`,`semester_id`) WHERE "kept_timetable"."role" = 'primary';--> statement-breakpoint
CREATE UNIQUE INDEX `kept_timetable_name` ON `kept_timetable` (`student_id`,`semester_id`,`name`);--> statement-breakpoint
CREATE TABLE `secondary_certificate` (
	`student_id` integer PRIMARY KEY NOT NULL,
	`track` text NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `student_transfer` (
	`student_id` integer NOT NULL,
	`number` integer NOT NULL,
	`from_programme_id` integer NOT NULL,
	`to_programme_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`student_id`, `number`),
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transfer_cutoff` (
	`programme_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`taken` integer NOT NULL,
	`lowest_cgpa` integer,
	PRIMARY KEY(`programme_id`, `semester_id`),
	FOREIGN KEY (`programme_id`) REFERENCES `transfer_offer`(`programme_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transfer_entry` (
	`programme_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	PRIMARY KEY(`programme_id`, `course_id`),
	FOREIGN KEY (`programme_id`) REFERENCES `transfer_offer`(`programme_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transfer_offer` (
	`programme_id` integer PRIMARY KEY NOT NULL,
	`seats` integer NOT NULL,
	`minimum_cgpa` integer NOT NULL,
	`track` text,
	FOREIGN KEY (`programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_offer_seats" CHECK("transfer_offer"."seats" >= 0)
);
--> statement-breakpoint
CREATE TABLE `transfer_preference` (
	`request_id` integer NOT NULL,
	`position` integer NOT NULL,
	`programme_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`place` integer,
	`seats` integer,
	`cutoff` integer,
	`pass` integer,
	PRIMARY KEY(`request_id`, `position`),
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`programme_id`) REFERENCES `transfer_offer`(`programme_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_preference_once` ON `transfer_preference` (`request_id`,`programme_id`);--> statement-breakpoint
CREATE INDEX `transfer_preference_programme` ON `transfer_preference` (`programme_id`,`outcome`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_preference_given` ON `transfer_preference` (`request_id`) WHERE outcome = 'given';--> statement-breakpoint
CREATE TABLE `bus_area` (
	`id` integer PRIMARY KEY NOT NULL,
	`region_id` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	FOREIGN KEY (`region_id`) REFERENCES `bus_region`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `bus_line` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`campus_id` integer NOT NULL,
	`seats` integer NOT NULL,
	`arrives_minute` integer NOT NULL,
	`leaves_minute` integer NOT NULL,
	FOREIGN KEY (`campus_id`) REFERENCES `campus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bus_line_day" CHECK("bus_line"."seats" > 0 and "bus_line"."arrives_minute" < "bus_line"."leaves_minute")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bus_line_code_unique` ON `bus_line` (`code`);--> statement-breakpoint
CREATE TABLE `bus_region` (
	`id` integer PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bus_seat` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`line_id` integer NOT NULL,
	`station_id` integer NOT NULL,
	`number` integer NOT NULL,
	`taken_at` integer NOT NULL,
	`freed_at` integer,
	FOREIGN KEY (`request_id`) REFERENCES `request`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `bus_line`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`station_id`) REFERENCES `bus_station`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bus_seat_once` ON `bus_seat` (`line_id`,`semester_id`,`number`) WHERE freed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bus_seat_of_student` ON `bus_seat` (`student_id`,`semester_id`) WHERE freed_at is null;--> statement-breakpoint
CREATE TABLE `bus_station` (
	`id` integer PRIMARY KEY NOT NULL,
	`area_id` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	FOREIGN KEY (`area_id`) REFERENCES `bus_area`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `bus_stop` (
	`line_id` integer NOT NULL,
	`station_id` integer NOT NULL,
	`pick_up_minute` integer NOT NULL,
	`drop_off_minute` integer NOT NULL,
	PRIMARY KEY(`line_id`, `station_id`),
	FOREIGN KEY (`line_id`) REFERENCES `bus_line`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`station_id`) REFERENCES `bus_station`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bus_stop_station` ON `bus_stop` (`station_id`);--> statement-breakpoint
CREATE TABLE `building` (
	`id` integer PRIMARY KEY NOT NULL,
	`campus_id` integer NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	FOREIGN KEY (`campus_id`) REFERENCES `campus`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `building_code_unique` ON `building` (`code`);--> statement-breakpoint
CREATE TABLE `campus` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campus_code_unique` ON `campus` (`code`);--> statement-breakpoint
CREATE TABLE `college` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `college_code_unique` ON `college` (`code`);--> statement-breakpoint
CREATE TABLE `course_corequisite` (
	`course_id` integer NOT NULL,
	`corequisite_id` integer NOT NULL,
	PRIMARY KEY(`course_id`, `corequisite_id`),
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`corequisite_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_corequisite_reverse` ON `course_corequisite` (`corequisite_id`);--> statement-breakpoint
CREATE TABLE `course` (
	`id` integer PRIMARY KEY NOT NULL,
	`department_id` integer NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`credit_hours` integer NOT NULL,
	`level` text NOT NULL,
	`type` text NOT NULL,
	`teaching_method` text NOT NULL,
	`related_group` text,
	`has_exam` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`online_registration` integer DEFAULT true NOT NULL,
	`orientation` integer DEFAULT false NOT NULL,
	`contents_en` text NOT NULL,
	`contents_ar` text NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_code_unique` ON `course` (`code`);--> statement-breakpoint
CREATE INDEX `course_department` ON `course` (`department_id`);--> statement-breakpoint
CREATE TABLE `department` (
	`id` integer PRIMARY KEY NOT NULL,
	`college_id` integer NOT NULL,
	`code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	FOREIGN KEY (`college_id`) REFERENCES `college`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `department_code_unique` ON `department` (`code`);--> statement-breakpoint
CREATE TABLE `fee_rate` (
	`level` text PRIMARY KEY NOT NULL,
	`per_credit_hour` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `grade` (
	`grade` text PRIMARY KEY NOT NULL,
	`points` integer,
	`passes` integer NOT NULL,
	`repeatable` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `holiday` (
	`date` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `instructor` (
	`id` integer PRIMARY KEY NOT NULL,
	`department_id` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `instructor_department` ON `instructor` (`department_id`);--> statement-breakpoint
CREATE TABLE `campus_journey` (
	`from_campus_id` integer NOT NULL,
	`to_campus_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	PRIMARY KEY(`from_campus_id`, `to_campus_id`),
	FOREIGN KEY (`from_campus_id`) REFERENCES `campus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_campus_id`) REFERENCES `campus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "campus_journey_once" CHECK("campus_journey"."from_campus_id" < "campus_journey"."to_campus_id" and "campus_journey"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE `university_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`note_en` text NOT NULL,
	`note_ar` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `section_meeting` (
	`id` integer PRIMARY KEY NOT NULL,
	`section_id` integer NOT NULL,
	`day` integer NOT NULL,
	`start_minute` integer NOT NULL,
	`end_minute` integer NOT NULL,
	`room_id` integer NOT NULL,
	FOREIGN KEY (`section_id`) REFERENCES `section`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`room_id`) REFERENCES `room`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "section_meeting_time" CHECK("section_meeting"."day" between 0 and 4 and "section_meeting"."start_minute" < "section_meeting"."end_minute")
);
--> statement-breakpoint
CREATE INDEX `section_meeting_section` ON `section_meeting` (`section_id`);--> statement-breakpoint
CREATE TABLE `course_prerequisite` (
	`course_id` integer NOT NULL,
	`group_number` integer NOT NULL,
	`prerequisite_id` integer NOT NULL,
	PRIMARY KEY(`course_id`, `group_number`, `prerequisite_id`),
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`prerequisite_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `programme_course` (
	`programme_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`year` integer NOT NULL,
	`term` integer NOT NULL,
	`package` text NOT NULL,
	PRIMARY KEY(`programme_id`, `course_id`),
	FOREIGN KEY (`programme_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `programme` (
	`id` integer PRIMARY KEY NOT NULL,
	`department_id` integer NOT NULL,
	`code` text NOT NULL,
	`degree_class` text NOT NULL,
	`language` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`required_hours` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `department`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `programme_code_unique` ON `programme` (`code`);--> statement-breakpoint
CREATE TABLE `refund_share` (
	`summer` integer NOT NULL,
	`week` integer NOT NULL,
	`percent` integer NOT NULL,
	PRIMARY KEY(`summer`, `week`),
	CONSTRAINT "refund_share_range" CHECK("refund_share"."week" > 0 and "refund_share"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE `room` (
	`id` integer PRIMARY KEY NOT NULL,
	`building_id` integer NOT NULL,
	`code` text NOT NULL,
	`seats` integer NOT NULL,
	FOREIGN KEY (`building_id`) REFERENCES `building`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `room_code_unique` ON `room` (`code`);--> statement-breakpoint
CREATE TABLE `section` (
	`id` integer PRIMARY KEY NOT NULL,
	`semester_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`number` text NOT NULL,
	`instructor_id` integer NOT NULL,
	`campus_id` integer NOT NULL,
	`language` text NOT NULL,
	`capacity` integer NOT NULL,
	`seats_taken` integer DEFAULT 0 NOT NULL,
	`teaching_period` text,
	`gender` text,
	`college_id` integer,
	`exam_starts_at` integer,
	`exam_ends_at` integer,
	`exam_room_id` integer,
	`remarks_en` text,
	`remarks_ar` text,
	`active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `course`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`instructor_id`) REFERENCES `instructor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campus_id`) REFERENCES `campus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`college_id`) REFERENCES `college`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exam_room_id`) REFERENCES `room`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "section_seats" CHECK("section"."seats_taken" between 0 and "section"."capacity")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `section_number` ON `section` (`semester_id`,`course_id`,`number`);--> statement-breakpoint
CREATE INDEX `section_course` ON `section` (`course_id`,`semester_id`);--> statement-breakpoint
CREATE TABLE `semester` (
	`id` integer PRIMARY KEY NOT NULL,
	`academic_year` integer NOT NULL,
	`term` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`classes_end_on` text NOT NULL,
	`weeks` integer NOT NULL,
	`made_at` integer,
	`filled_at` integer,
	`graded_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `semester_term` ON `semester` (`academic_year`,`term`);--> statement-breakpoint
CREATE INDEX `semester_end` ON `semester` (`ends_on`);--> statement-breakpoint
CREATE TABLE `study_load` (
	`level` text NOT NULL,
	`summer` integer NOT NULL,
	`standing` text NOT NULL,
	`minimum` integer NOT NULL,
	`maximum` integer NOT NULL,
	`withdrawal_floor` integer NOT NULL,
	PRIMARY KEY(`level`, `summer`, `standing`)
);
--> statement-breakpoint
CREATE TABLE `building_walk` (
	`from_building_id` integer NOT NULL,
	`to_building_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	PRIMARY KEY(`from_building_id`, `to_building_id`),
	FOREIGN KEY (`from_building_id`) REFERENCES `building`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_building_id`) REFERENCES `building`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "building_walk_once" CHECK("building_walk"."from_building_id" < "building_walk"."to_building_id" and "building_walk"."minutes" >= 0)
);

--> statement-breakpoint
-- Only these triggers write seats_taken; the check on section refuses the seat that is not there.
CREATE TRIGGER registration_takes_seat AFTER INSERT ON registration WHEN new.status IN ('registered', 'withdrawn') AND NOT new.seat_freed
BEGIN
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER registration_frees_seat AFTER DELETE ON registration WHEN old.status IN ('registered', 'withdrawn') AND NOT old.seat_freed
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = old.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER registration_moves_seat AFTER UPDATE OF status, section_id, seat_freed ON registration
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = old.section_id AND old.status IN ('registered', 'withdrawn') AND NOT old.seat_freed;
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id AND new.status IN ('registered', 'withdrawn') AND NOT new.seat_freed;
END;
--> statement-breakpoint
-- The history of a request is only added to; that of a draft goes with it.
CREATE TRIGGER request_event_stays AFTER UPDATE ON request_event
BEGIN
  SELECT RAISE(ABORT, 'a line of history is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER request_event_kept BEFORE DELETE ON request_event WHEN EXISTS (SELECT 1 FROM request WHERE id = old.request_id AND sent_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a line of history is never deleted');
END;
--> statement-breakpoint
-- The plan of each student: that of the programme, and the packages of what was declared beside it.
CREATE VIEW student_plan AS
  SELECT student.id AS student_id, planned.course_id, planned.year, planned.term, planned.package
  FROM student JOIN programme_course planned ON planned.programme_id = student.programme_id
  UNION ALL
  SELECT student.id, added.course_id, added.year, added.term, declared.kind
  FROM student JOIN student_minor declared ON declared.student_id = student.id JOIN minor_course added ON added.minor_id = declared.minor_id
  WHERE NOT EXISTS (SELECT 1 FROM programme_course planned WHERE planned.programme_id = student.programme_id AND planned.course_id = added.course_id)
    AND NOT EXISTS (SELECT 1 FROM student_minor first JOIN minor_course same ON same.minor_id = first.minor_id WHERE first.student_id = student.id AND first.kind < declared.kind AND same.course_id = added.course_id);
--> statement-breakpoint
CREATE TRIGGER bus_seat_exists BEFORE INSERT ON bus_seat WHEN new.number NOT BETWEEN 1 AND (SELECT seats FROM bus_line WHERE id = new.line_id)
BEGIN
  SELECT RAISE(ABORT, 'the line has no such seat');
END;
--> statement-breakpoint
-- A document that was issued says for ever what it said: only whether it still counts may change, and only once.
CREATE TRIGGER document_stays BEFORE UPDATE ON document
  WHEN old.number IS NOT new.number OR old.code IS NOT new.code OR old.student_id IS NOT new.student_id OR old.request_id IS NOT new.request_id OR old.kind IS NOT new.kind OR old.language IS NOT new.language
    OR old.facts IS NOT new.facts OR old.content IS NOT new.content OR old.content_hash IS NOT new.content_hash OR old.signature IS NOT new.signature OR old.issued_at IS NOT new.issued_at OR old.valid_until IS NOT new.valid_until
    OR (old.replaced_at IS NOT NULL AND old.replaced_at IS NOT new.replaced_at) OR (old.revoked_at IS NOT NULL AND (old.revoked_at IS NOT new.revoked_at OR old.revoked_reason IS NOT new.revoked_reason))
BEGIN
  SELECT RAISE(ABORT, 'a document that was issued is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER document_kept BEFORE DELETE ON document
BEGIN
  SELECT RAISE(ABORT, 'a document that was issued is never deleted');
END;
--> statement-breakpoint
-- Only these triggers write the load of a supervisor; the check on supervisor refuses the place that is not there.
CREATE TRIGGER thesis_takes_place AFTER INSERT ON thesis_topic WHEN new.status = 'current'
BEGIN
  UPDATE supervisor SET load = load + 1 WHERE instructor_id = new.supervisor_id;
END;
--> statement-breakpoint
CREATE TRIGGER thesis_frees_place AFTER DELETE ON thesis_topic WHEN old.status = 'current'
BEGIN
  UPDATE supervisor SET load = load - 1 WHERE instructor_id = old.supervisor_id;
END;
--> statement-breakpoint
CREATE TRIGGER thesis_moves_place AFTER UPDATE OF status, supervisor_id ON thesis_topic
BEGIN
  UPDATE supervisor SET load = load - 1 WHERE instructor_id = old.supervisor_id AND old.status = 'current';
  UPDATE supervisor SET load = load + 1 WHERE instructor_id = new.supervisor_id AND new.status = 'current';
END;
--> statement-breakpoint
-- The titles of theses by their words; the index holds no text of its own.
CREATE VIRTUAL TABLE thesis_title USING fts5(search_en, search_ar, content = 'thesis_topic', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 0');
--> statement-breakpoint
CREATE TRIGGER thesis_title_added AFTER INSERT ON thesis_topic
BEGIN
  INSERT INTO thesis_title (rowid, search_en, search_ar) VALUES (new.id, new.search_en, new.search_ar);
END;
--> statement-breakpoint
CREATE TRIGGER thesis_title_gone AFTER DELETE ON thesis_topic
BEGIN
  INSERT INTO thesis_title (thesis_title, rowid, search_en, search_ar) VALUES ('delete', old.id, old.search_en, old.search_ar);
END;
--> statement-breakpoint
CREATE TRIGGER thesis_title_changed AFTER UPDATE OF search_en, search_ar ON thesis_topic
BEGIN
  INSERT INTO thesis_title (thesis_title, rowid, search_en, search_ar) VALUES ('delete', old.id, old.search_en, old.search_ar);
  INSERT INTO thesis_title (rowid, search_en, search_ar) VALUES (new.id, new.search_en, new.search_ar);
END;
--> statement-breakpoint
-- What is kept in memory of these tables (see server/catalogue/kept.ts) is read anew after any change, whoever makes it. Seats are none of it.
INSERT INTO catalogue_version (id, calendar, courses) VALUES (1, hex(randomblob(8)), hex(randomblob(8)));
--> statement-breakpoint
CREATE TRIGGER semester_added AFTER INSERT ON semester BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER semester_changed AFTER UPDATE ON semester BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER semester_gone AFTER DELETE ON semester BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER holiday_added AFTER INSERT ON holiday BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER holiday_changed AFTER UPDATE ON holiday BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER holiday_gone AFTER DELETE ON holiday BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER study_load_added AFTER INSERT ON study_load BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER study_load_changed AFTER UPDATE ON study_load BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER study_load_gone AFTER DELETE ON study_load BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER university_limit_added AFTER INSERT ON university_limit BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER university_limit_changed AFTER UPDATE ON university_limit BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER university_limit_gone AFTER DELETE ON university_limit BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER fee_rate_added AFTER INSERT ON fee_rate BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER fee_rate_changed AFTER UPDATE ON fee_rate BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER fee_rate_gone AFTER DELETE ON fee_rate BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER grade_added AFTER INSERT ON grade BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER grade_changed AFTER UPDATE ON grade BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER grade_gone AFTER DELETE ON grade BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER agenda_added AFTER INSERT ON agenda BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER agenda_changed AFTER UPDATE ON agenda BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER agenda_gone AFTER DELETE ON agenda BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER college_added AFTER INSERT ON college BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER college_changed AFTER UPDATE ON college BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER college_gone AFTER DELETE ON college BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER department_added AFTER INSERT ON department BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER department_changed AFTER UPDATE ON department BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER department_gone AFTER DELETE ON department BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER campus_added AFTER INSERT ON campus BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER campus_changed AFTER UPDATE ON campus BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER campus_gone AFTER DELETE ON campus BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER building_added AFTER INSERT ON building BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER building_changed AFTER UPDATE ON building BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER building_gone AFTER DELETE ON building BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER room_added AFTER INSERT ON room BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER room_changed AFTER UPDATE ON room BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER room_gone AFTER DELETE ON room BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER instructor_added AFTER INSERT ON instructor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER instructor_changed AFTER UPDATE ON instructor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER instructor_gone AFTER DELETE ON instructor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_added AFTER INSERT ON programme BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_changed AFTER UPDATE ON programme BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_gone AFTER DELETE ON programme BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_course_added AFTER INSERT ON programme_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_course_changed AFTER UPDATE ON programme_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER programme_course_gone AFTER DELETE ON programme_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER minor_course_added AFTER INSERT ON minor_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER minor_course_changed AFTER UPDATE ON minor_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER minor_course_gone AFTER DELETE ON minor_course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_added AFTER INSERT ON course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_changed AFTER UPDATE ON course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_gone AFTER DELETE ON course BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_prerequisite_added AFTER INSERT ON course_prerequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_prerequisite_changed AFTER UPDATE ON course_prerequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_prerequisite_gone AFTER DELETE ON course_prerequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_corequisite_added AFTER INSERT ON course_corequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_corequisite_changed AFTER UPDATE ON course_corequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER course_corequisite_gone AFTER DELETE ON course_corequisite BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_added AFTER INSERT ON section BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_changed AFTER UPDATE OF id, semester_id, course_id, number, instructor_id, campus_id, language, capacity, teaching_period, gender, college_id, exam_starts_at, exam_ends_at, exam_room_id, remarks_en, remarks_ar, active ON section BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_gone AFTER DELETE ON section BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_meeting_added AFTER INSERT ON section_meeting BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_meeting_changed AFTER UPDATE ON section_meeting BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER section_meeting_gone AFTER DELETE ON section_meeting BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER sponsor_added AFTER INSERT ON sponsor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER sponsor_changed AFTER UPDATE ON sponsor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER sponsor_gone AFTER DELETE ON sponsor BEGIN UPDATE catalogue_version SET courses = hex(randomblob(8)); END;
