import { cn } from "#app/lib/cn.ts";
import { avatarHue, initials } from "#app/lib/person.ts";
import styles from "./avatar.module.css";

type AvatarProps = {
  readonly name: string;
  readonly size?: number;
  readonly className?: string;
};

/** A person without a picture: initials on the colour that belongs to them. The name stands beside it. */
export function Avatar({ name, size = 40, className }: AvatarProps) {
  const hue = avatarHue(name);
  return (
    <svg
      className={cn(styles.avatar, className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="20" fill={`oklch(.84 .075 ${hue})`} />
      <path
        d="M0 20a20 20 0 0 0 40 0Z"
        fill={`oklch(.78 .095 ${(hue + 40) % 360})`}
        opacity=".55"
      />
      <text
        x="20"
        y="25.5"
        fontSize="15"
        fontWeight="650"
        textAnchor="middle"
        fill={`oklch(.27 .06 ${hue})`}
      >
        {initials(name)}
      </text>
    </svg>
  );
}
