import notices from "./notice.module.css";
/** In place of a form that cannot be sent without script: the address to write to. */
export function WithoutScript({ email }: { readonly email: string }) {
  return (
    <noscript>
      <p className={notices.notice}>
        Sending this form needs JavaScript. Write to <a href={`mailto:${email}`}>{email}</a>{" "}
        instead.
      </p>
    </noscript>
  );
}
