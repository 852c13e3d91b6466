CREATE TABLE `reference_data` (
	`name` text PRIMARY KEY NOT NULL,
	`rows` text NOT NULL
);
