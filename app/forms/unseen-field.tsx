import typography from "#app/components/ui/typography.module.css";

/**
 * A field that robots fill in and people never meet: not seen, not focused by keyboard, not read out. It has neither name
 * nor label, so that it is in no draft and in nothing that is sent, and that browsers have nothing to guess its meaning
 * by; those made of Chromium's code leave a field for presentation alone. The rest asks password managers for the same:
 * 1Password, Bitwarden, LastPass, Dashlane and Proton Pass. It stands after all other fields of its form, because the
 * one before a password is taken for a name.
 */
export function UnseenField() {
  return (
    <input
      className={typography.visuallyHidden}
      type="text"
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- Nobody is to meet it.
      role="presentation"
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-bwignore=""
      data-form-type="other"
      data-lpignore="true"
      data-protonpass-ignore=""
    />
  );
}
