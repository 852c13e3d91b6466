/**
 * Courses of a subject, one on each line: number; English name; Arabic name; credit hours; prerequisites; marks.
 * Prerequisites: every word must be met, by any of its alternatives (`a/b`); a bare number is of the same subject.
 * Marks: u university, c college, e elective (else major); L laboratory, S studio, N seminar, T training, H thesis
 * (else lecture); p orientation programme, x no exam, i inactive, o registered at the office only; then `+CODE` a
 * corequisite.
 */
export type SubjectCatalogue = Record<string, string>;
