/** Milliseconds between two refreshes of the free seats. The random part keeps pages from refreshing together. */
export const betweenSeats = (random: () => number = Math.random): number => 30_000 + random() * 30_000;
