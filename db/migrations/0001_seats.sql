-- A registration holds a seat while it is registered or withdrawn (a withdrawn course may be taken up again).
-- Only these triggers write seats_taken; the check on section refuses the seat that is not there.
CREATE TRIGGER registration_takes_seat AFTER INSERT ON registration WHEN new.status IN ('registered', 'withdrawn')
BEGIN
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER registration_frees_seat AFTER DELETE ON registration WHEN old.status IN ('registered', 'withdrawn')
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = old.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER registration_moves_seat AFTER UPDATE OF status, section_id ON registration
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = old.section_id AND old.status IN ('registered', 'withdrawn');
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id AND new.status IN ('registered', 'withdrawn');
END;
