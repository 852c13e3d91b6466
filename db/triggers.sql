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
