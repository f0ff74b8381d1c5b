import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { forgotPassword as labels } from "#app/content/new-password.ts";
import gate from "./gate.module.css";
import { GateSection } from "./gate-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { canSendMail, requestNewPassword } from "./link-repository.ts";

type Mail = "on" | "off" | "unreachable";

/** `/login?view=forgot`: asks for an e-mail with a link, or says how else one comes to a new password. */
export function ForgotView() {
  const [mail, setMail] = useState<Mail | "unknown">("unknown");

  useEffect(() => {
    let isHere = true;
    void findOut().then((found) => isHere && setMail(found));
    return () => {
      isHere = false;
    };
  }, []);

  function retry() {
    setMail("unknown");
    void findOut().then(setMail);
  }

  return (
    <GateSection title={labels.title} subtitle={mail === "off" ? labels.noMail : labels.subtitle}>
      {mail === "unknown" && (
        <p className={cn(row(12), typography.quiet, gate.waiting)} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {mail === "on" && (
        <EmailForm name="Forgotten password" labels={labels} request={requestNewPassword} />
      )}
      {mail === "off" && <WithoutMail />}
      {mail === "unreachable" && (
        <div className={gate.fields} role="alert">
          <p>{labels.unknown}</p>
          <button className={buttonClass("line")} type="button" onClick={retry}>
            {labels.retry}
          </button>
        </div>
      )}
      <p>
        <Link className={typography.link} to="/login" viewTransition>
          {labels.back}
        </Link>
      </p>
    </GateSection>
  );
}

function WithoutMail() {
  return (
    <div className={gate.fields}>
      <p>{labels.noMailHelp}</p>
      <p className={cn(textClass(13), gate.command)}>
        <code className={typography.mono}>{labels.command}</code>
      </p>
    </div>
  );
}

async function findOut(): Promise<Mail> {
  try {
    return (await canSendMail()) ? "on" : "off";
  } catch {
    return "unreachable";
  }
}
