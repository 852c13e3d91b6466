CREATE TABLE `webhook_delivery` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`student_id` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` text NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`delivered_at` integer,
	FOREIGN KEY (`subscription_id`) REFERENCES `webhook_subscription`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `webhook_event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_event` ON `webhook_delivery` (`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_subscription` ON `webhook_delivery` (`subscription_id`,`delivered_at`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`next_attempt_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `webhook_delivery_order` ON `webhook_delivery` (`subscription_id`,`student_id`) WHERE status = 'waiting';--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text DEFAULT ('evt_' || lower(hex(randomblob(16)))) NOT NULL,
	`type` text NOT NULL,
	`student_id` integer NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `student`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_event_publicId_unique` ON `webhook_event` (`public_id`);--> statement-breakpoint
CREATE INDEX `webhook_event_at` ON `webhook_event` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_subscription` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`types` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`disabled_reason` text
);
--> statement-breakpoint
CREATE VIEW webhook_wanted AS
  SELECT DISTINCT wanted.value AS type FROM webhook_subscription subscription, json_each(subscription.types) wanted WHERE subscription.disabled_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER webhook_event_delivered AFTER INSERT ON webhook_event
BEGIN
  INSERT INTO webhook_delivery (subscription_id, event_id, student_id, status, attempts, next_attempt_at)
  SELECT id, new.id, new.student_id, 'waiting', '[]', new.at FROM webhook_subscription
  WHERE disabled_at IS NULL AND EXISTS (SELECT 1 FROM json_each(types) WHERE value = new.type);
END;
--> statement-breakpoint
CREATE TRIGGER registration_event AFTER INSERT ON registration_log
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, new.at, json_object('semesterId', new.semester_id, 'sectionId', section.id, 'code', course.code, 'number', section.number, 'action', new.action, 'by', new.by)
  FROM webhook_wanted wanted JOIN section ON section.id = coalesce(new.from_section_id, new.section_id) JOIN course ON course.id = section.course_id
  WHERE wanted.type = 'bh.sis.registration.dropped.v1' AND new.action IN ('delete', 'drop', 'withdraw', 'replace');
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, new.at, json_object('semesterId', new.semester_id, 'sectionId', section.id, 'code', course.code, 'number', section.number, 'from', 'waitingList', 'until', NULL)
  FROM webhook_wanted wanted JOIN section ON section.id = new.section_id JOIN course ON course.id = section.course_id
  WHERE wanted.type = 'bh.sis.registration.seatGiven.v1' AND new.action = 'promote';
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, new.at, json_object('semesterId', new.semester_id, 'sectionId', section.id, 'code', course.code, 'number', section.number, 'action', new.action, 'by', new.by)
  FROM webhook_wanted wanted JOIN section ON section.id = new.section_id JOIN course ON course.id = section.course_id
  WHERE wanted.type = 'bh.sis.registration.registered.v1' AND new.action IN ('register', 'undrop', 'unwithdraw', 'promote', 'replace');
END;
--> statement-breakpoint
CREATE TRIGGER seat_offer_event AFTER INSERT ON seat_offer WHEN new.status = 'open'
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, demand.student_id, new.at, json_object('semesterId', demand.semester_id, 'sectionId', section.id, 'code', course.code, 'number', section.number, 'from', 'offer', 'until', strftime('%Y-%m-%dT%H:%M:%S', new.until / 1000 + 10800, 'unixepoch') || '+03:00')
  FROM webhook_wanted wanted JOIN demand ON demand.id = new.demand_id JOIN section ON section.id = new.section_id JOIN course ON course.id = section.course_id
  WHERE wanted.type = 'bh.sis.registration.seatGiven.v1';
END;
--> statement-breakpoint
CREATE TRIGGER request_decided_event AFTER INSERT ON request_event WHEN new.status IN ('approved', 'refused')
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, request.student_id, new.at, json_object('referenceNumber', request.reference_number, 'kind', request.kind, 'status', new.status)
  FROM webhook_wanted wanted JOIN request ON request.id = new.request_id
  WHERE wanted.type = 'bh.sis.request.decided.v1' AND NOT EXISTS (SELECT 1 FROM request_event earlier WHERE earlier.request_id = new.request_id AND earlier.id < new.id AND earlier.status = new.status);
END;
--> statement-breakpoint
CREATE TRIGGER payment_event AFTER UPDATE OF status ON payment WHEN new.status = 'succeeded' AND old.status <> 'succeeded'
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, new.ended_at, json_object('documentNumber', new.document_number, 'method', new.channel, 'amount', new.amount, 'fromBalance', new.from_balance)
  FROM webhook_wanted wanted WHERE wanted.type = 'bh.sis.fees.paid.v1';
END;
--> statement-breakpoint
CREATE TRIGGER student_status_event AFTER UPDATE OF status ON student WHEN new.status <> old.status
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.id, new.status_changed_at, json_object('status', new.status, 'before', old.status)
  FROM webhook_wanted wanted WHERE wanted.type = 'bh.sis.student.statusChanged.v1';
END;
--> statement-breakpoint
CREATE TRIGGER document_issued_event AFTER INSERT ON document
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, new.issued_at, json_object('number', new.number, 'kind', new.kind)
  FROM webhook_wanted wanted WHERE wanted.type = 'bh.sis.document.issued.v1';
END;
--> statement-breakpoint
CREATE TRIGGER document_revoked_event AFTER UPDATE OF revoked_at, replaced_at ON document WHEN coalesce(new.revoked_at, new.replaced_at) IS NOT NULL AND coalesce(old.revoked_at, old.replaced_at) IS NULL
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, coalesce(new.revoked_at, new.replaced_at), json_object('number', new.number, 'kind', new.kind, 'status', CASE WHEN new.revoked_at IS NULL THEN 'replaced' ELSE 'revoked' END)
  FROM webhook_wanted wanted WHERE wanted.type = 'bh.sis.document.revoked.v1';
END;
