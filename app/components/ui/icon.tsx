import type { ReactNode } from "react";
import type { IconName } from "#app/content/icon-name.ts";

const drawings = {
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  up: <path d="M7 17 17 7M8 7h9v9" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  check: <path d="m4 12.5 5 5L20 6.5" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  warning: <path d="M12 3 2 21h20L12 3Zm0 7v5m0 2.2v.8" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  mail: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  phone: <path d="M6 2h12v20H6zM10 18.5h4" />,
  pin: (
    <>
      <path d="M12 22s7-7.2 7-12.5a7 7 0 1 0-14 0C5 14.8 12 22 12 22Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.500 20c0-3.600 2.900-6 6.500-6s6.500 2.400 6.500 6M16 4.800a3.500 3.500 0 0 1 0 6.500M18 14.600c2.200.8 3.500 2.700 3.500 5.400" />
    </>
  ),
  house: <path d="M3 11.500 12 3.500l9 8M5.500 9.500V20h13V9.500M10 20v-6h4v6" />,
  book: (
    <path d="M12 6.500C10 5 7 4.500 3.500 5v14c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5C17 4.500 14 5 12 6.500Zm0 0v14" />
  ),
  factory: <path d="M3 20V9.500l6 4v-4l6 4V4h4l2 16Z" />,
  pause: <path d="M8 4v16M16 4v16" strokeWidth="3" />,
  play: <path d="M7 4.5v15L19 12Z" fill="currentColor" />,
  sort: <path d="M12 4v16M6 14l6 6 6-6" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  rocket: (
    <path d="M12 2c3 3 4 6.5 4 10v4H8v-4c0-3.500 1-7 4-10ZM8 13l-3 4v2h3M16 13l3 4v2h-3M10.500 19v3M13.500 19v3" />
  ),
  cyber: <path d="M7 3h10l4 4v10l-4 4H7l-4-4V7zM3 12h18M12 3v18" />,
  space: (
    <>
      <circle cx="12" cy="12" r="5.5" />
      <path d="M17.200 9.300c3 .2 4.800.9 4.800 2 0 2-5.200 4.200-10.700 5C6 17 2 16.600 2 14.800c0-1.200 2-2.700 5-3.800" />
    </>
  ),
  "x-network": <path d="M4 4l16 16M20 4 4 20" strokeWidth="2.2" />,
  linkedin: <path d="M4 9v11M4 4.200v.3M10 20V9m0 5c0-6 10-7 10 0v6" strokeWidth="2.2" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5" strokeWidth="2.2" />,
  bars: <path d="M4 20V11M10 20V4M16 20v-7M21 20H2" />,
  bolt: <path d="M13 2 5 14h6l-1 8 8-12h-6z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.500 2.500" />
    </>
  ),
  disk: <path d="M4 6c0-2 16-2 16 0v12c0 2-16 2-16 0zM4 6c0 2 16 2 16 0M4 12c0 2 16 2 16 0" />,
  headset: (
    <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 13h4v6H4zM16 13h4v6h-4zM18 19c0 2-3 2.500-5 2.500" />
  ),
  mark: (
    <>
      <path d="M7 20V11a5 5 0 1 1 5 5h-2" />
      <circle cx="12" cy="11" r="1.5" />
    </>
  ),
  pen: <path d="m4 20 1-5L16 4l4 4L9 19z" />,
  plug: <path d="M9 2v6M15 2v6M6 8h12v4a6 6 0 0 1-12 0zM12 18v4" />,
  share: <path d="M12 3v12M8 7l4-4 4 4M5 12v8h14v-8" />,
  download: <path d="M12 3v12M7 10.5l5 5 5-5M4 20.5h16" />,
  feed: <path d="M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5.5 18.5h.01" />,
  chat: <path d="M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5" />,
  reset: <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />,
  down: <path d="m6 9 6 6 6-6" />,
  minus: <path d="M5 12h14" strokeWidth="2.2" />,
  plus: <path d="M5 12h14M12 5v14" strokeWidth="2.2" />,
  star: (
    <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.300l1.200-6.300L3 9.600l6.300-.8z" />
  ),
  heart: (
    <path d="M12 20.500S3.500 15.500 3.500 9.200A4.700 4.700 0 0 1 12 6.600a4.700 4.700 0 0 1 8.500 2.600c0 6.300-8.500 11.300-8.500 11.300z" />
  ),
  bag: <path d="M5 8h14l1 13H4zM8.500 8V6.500a3.500 3.500 0 0 1 7 0V8" />,
  table: <path d="M3.500 5h17v14h-17zM3.500 10h17M3.500 14.500h17M10 5v14" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" strokeLinecap="round" />,
  bookmark: <path d="M6 3.500h12V21l-6-4.500L6 21z" />,
  flame: (
    <path d="M12 21.500c-4 0-6.500-2.700-6.500-6.300 0-4.700 4.700-6 4.700-12.200 3.300 1.500 4.800 4 4.800 6.700 1-.6 1.500-1.500 1.700-2.700 1.200 1.700 1.800 4 1.800 6.500 0 4.800-2.500 8-6.500 8z" />
  ),
  muted: <path d="M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5" />,
  sound: (
    <path d="M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
  ),
  expand: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  video: <path d="M3 6h12v12H3zM15 10.500l6-3.500v10l-6-3.500z" />,
  calendar: <path d="M4 5.500h16V20H4zM4 10h16M8.500 3v4M15.500 3v4" />,
  pill: (
    <path d="m10.500 20.500 10-10a4.950 4.950 0 0 0-7-7l-10 10a4.950 4.950 0 0 0 7 7zM8.500 8.500l7 7" />
  ),
} satisfies Record<IconName, ReactNode>;

type IconProps = { readonly name: IconName; readonly className?: string };

/** A decorative line icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      className={className}
    >
      {drawings[name]}
    </svg>
  );
}
