-- Only these triggers write seats_taken. A check constraint of section rejects a seat above the capacity.
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
-- A seat that is offered to a student is kept like a taken one until the offer ends.
CREATE TRIGGER seat_offer_keeps_seat AFTER INSERT ON seat_offer WHEN new.status = 'open'
BEGIN
  UPDATE section SET seats_taken = seats_taken + 1 WHERE id = new.section_id;
END;
--> statement-breakpoint
CREATE TRIGGER seat_offer_frees_seat AFTER UPDATE OF status ON seat_offer WHEN old.status = 'open' AND new.status <> 'open'
BEGIN
  UPDATE section SET seats_taken = seats_taken - 1 WHERE id = new.section_id;
END;
--> statement-breakpoint
-- When a section is full again, its seat alerts wait for the next free seat, those told before too.
CREATE TRIGGER seat_alert_waits_again AFTER UPDATE OF seats_taken, capacity ON section WHEN new.seats_taken >= new.capacity AND old.seats_taken < old.capacity
BEGIN
  UPDATE seat_alert SET told_at = NULL, tell_at = NULL WHERE section_id = new.id;
END;
--> statement-breakpoint
-- Rows of a request's history are only added. They are deleted only together with a draft.
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
-- The courses of each student's plan: those of the programme, and those of declared minors and specializations.
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
-- The content of an issued document never changes. Only its validity may change, and only once.
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
-- Only these triggers write the load of a supervisor. A check constraint rejects a thesis above the maximum.
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
-- The full-text index of thesis titles. It stores no copy of the text.
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
-- Every change of these tables sets a new catalogue version, so that the server reads its cached rows again (see
-- server/catalogue/catalogue-cache.ts). The numbers of taken seats are not cached, so they set no new version.
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
--> statement-breakpoint
-- Events of the webhooks. A view lists the types that a subscription asks for; for others no event is stored.
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
-- A replacement is two events: the course is left before it is registered in the other section.
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
-- Only the first row of a request's history with this decision makes an event.
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
-- A document that is replaced is no longer valid either.
CREATE TRIGGER document_revoked_event AFTER UPDATE OF revoked_at, replaced_at ON document WHEN coalesce(new.revoked_at, new.replaced_at) IS NOT NULL AND coalesce(old.revoked_at, old.replaced_at) IS NULL
BEGIN
  INSERT INTO webhook_event (type, student_id, at, data)
  SELECT wanted.type, new.student_id, coalesce(new.revoked_at, new.replaced_at), json_object('number', new.number, 'kind', new.kind, 'status', CASE WHEN new.revoked_at IS NULL THEN 'replaced' ELSE 'revoked' END)
  FROM webhook_wanted wanted WHERE wanted.type = 'bh.sis.document.revoked.v1';
END;
