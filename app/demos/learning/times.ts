/** `4:18`, from an hour on `1:02:03`; parts of a second are cut. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(whole % 60)}`
    : `${minutes}:${pad(whole % 60)}`;
}

/** `4 minutes 18 seconds` */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), "hour"],
    [Math.floor((whole % 3600) / 60), "minute"],
    [whole % 60, "second"],
  ] as const;
  const said = parts.filter(([value]) => value > 0);
  if (said.length === 0) return "0 seconds";
  return said.map(([value, unit]) => `${value} ${unit}${value === 1 ? "" : "s"}`).join(" ");
}

/** `4 h 20 min`, under an hour `45 min`; parts of a minute are cut. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
