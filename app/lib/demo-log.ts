/** Writes what a demo would send to the console, where the specification asks for it; nothing is sent. */
export function demoLog(label: string, payload: object): void {
  console.log(label, payload);
}
