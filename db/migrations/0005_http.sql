-- A database that was seeded before knows this limit from now on; a new one is seeded with it.
INSERT OR IGNORE INTO university_limit (key, value, note_en, note_ar)
SELECT 'loginAddressTries', 100, 'Wrong passwords from one address of the network before signing in from there is paused', 'عدد محاولات الدخول الخاطئة من عنوان شبكة واحد قبل إيقاف الدخول منه مؤقتًا'
WHERE EXISTS (SELECT 1 FROM university_limit);
