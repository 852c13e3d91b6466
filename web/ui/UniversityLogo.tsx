import { settings } from '../api/settings.ts';

/**
 * The university's mark: its own picture where config.json names one, else two squares turned into an eight-pointed
 * star, around a pearl. Its name stands beside it.
 */
export function UniversityLogo({ size = 32 }: { size?: number }) {
  const { logo } = settings();
  // As the document drew it: the place of a square is kept until the picture is there.
  if (logo) return <img src={logo} height={size} alt="" decoding="sync" style={{ minInlineSize: size }} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M7.5 7.500h17v17h-17z" />
        <path d="M16 4 28 16 16 28 4 16z" />
      </g>
      <circle cx="16" cy="16" r="2.600" fill="var(--sis-sand)" />
    </svg>
  );
}
