ALTER TABLE `agenda` ADD `earned_hours_from` integer;--> statement-breakpoint
ALTER TABLE `agenda` ADD `earned_hours_to` integer;--> statement-breakpoint
ALTER TABLE `agenda` ADD `graduating` integer;