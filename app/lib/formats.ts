/**
 * Formats as they are wanted: the browser takes milliseconds to make one, which a telephone would spend before the
 * first press on formats that its page may never write.
 */

/** In American English, as everything that the site itself writes. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat("en-US", options)).format(value);
}

/** The same for dates. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}
