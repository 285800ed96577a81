export function SiteMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 26 36"
      width="26"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--brand)">
        <path d="M4 1h8v10H1V4a3 3 0 0 1 3-3ZM14 13h11v10H14ZM1 25h11v10H4a3 3 0 0 1-3-3Z" />
        <path d="M14 1h8a3 3 0 0 1 3 3v7H14ZM1 13h11v10H1Z" opacity=".7" />
      </g>
      <g className="mark-turned">
        <path d="M14 25h11v5a5 5 0 0 1-5 5h-6Z" transform="rotate(11 19 30)" fill="var(--yuzu)" />
      </g>
    </svg>
  );
}
