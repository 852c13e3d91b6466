CREATE TABLE `incident` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`moves` text DEFAULT '[]' NOT NULL,
	`students` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "incident_order" CHECK("incident"."until_at" is null or "incident"."from_at" <= "incident"."until_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incident_open` ON `incident` (`kind`) WHERE until_at is null;--> statement-breakpoint
CREATE TABLE `unanswered_call` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `charge` ADD `due_at` integer;
--> statement-breakpoint
CREATE TRIGGER incident_added AFTER INSERT ON incident BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER incident_changed AFTER UPDATE ON incident BEGIN UPDATE catalogue_version SET calendar = hex(randomblob(8)); END;
--> statement-breakpoint
CREATE TRIGGER incident_stays BEFORE UPDATE ON incident WHEN old.until_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'an incident that has ended is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER incident_kept BEFORE DELETE ON incident
BEGIN
  SELECT RAISE(ABORT, 'an incident is never deleted');
END;
