import { settings } from '../../api/settings.ts';

/**
 * The university's logo: the image from config.json, or else an eight-pointed star of two squares around a pearl. It is
 * decorative, because the name is shown beside it.
 */
export function UniversityLogo({ size = 32 }: { size?: number }) {
  const { logo } = settings();
  // The width is reserved until the image has loaded, as in the static document.
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
