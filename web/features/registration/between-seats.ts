/** Milliseconds between two readings of the seats that are looked at: no two pages keep in step. */
export const betweenSeats = (random: () => number = Math.random): number => 30_000 + random() * 30_000;
