ALTER TABLE `section` ADD `teaching_period` text;--> statement-breakpoint
UPDATE section SET teaching_period = (SELECT CASE WHEN start_minute < 720 THEN 'morning' WHEN start_minute < 960 THEN 'afternoon' ELSE 'evening' END FROM section_meeting WHERE section_meeting.section_id = section.id ORDER BY day, start_minute LIMIT 1);
