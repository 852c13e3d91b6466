CREATE TABLE `settlement` (
	`student_id` integer NOT NULL,
	`semester_id` integer NOT NULL,
	`status` text NOT NULL,
	`warnings` integer NOT NULL,
	`chance_semesters` integer NOT NULL,
	PRIMARY KEY(`student_id`, `semester_id`),
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`semester_id`) REFERENCES `semester`(`id`) ON UPDATE no action ON DELETE no action
);
