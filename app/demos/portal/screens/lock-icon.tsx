/** A padlock, drawn like the site's icons. */
export function LockIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M5 11h14v9.500H5zM8 11V7.500a4 4 0 0 1 8 0V11" />
    </svg>
  );
}
