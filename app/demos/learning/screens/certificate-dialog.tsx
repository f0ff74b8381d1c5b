import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { certificateId, certificateSvg } from "../certificate.ts";
import { learner } from "../data.ts";
import { formatMinutes } from "../times.ts";
import styles from "./certificate-dialog.module.css";
import type { LearningProps } from "./learning-props.ts";

/** A certificate: seen, taken along, printed, checked. */
export function CertificateDialog({ state, dispatch, tools }: LearningProps) {
  const [isVerified, setIsVerified] = useState(false);
  const course = state.courses.find(({ id }) => id === state.certificate);
  if (!course?.completedOn) return null;
  const certificate = {
    learner,
    course: course.title,
    instructor: course.instructor,
    date: formatLocal(dateOfDay(course.completedOn), "date"),
    hours: formatMinutes(course.duration),
    id: certificateId(learner, course.title),
  };
  const drawing = certificateSvg(certificate);

  async function copy() {
    try {
      await navigator.clipboard.writeText(certificate.id);
      tools.announce("ID copied");
      tools.toast({ text: `Copied ${certificate.id}` });
    } catch {
      tools.announce(`Your browser does not let us copy. The ID is ${certificate.id}`);
      tools.toast({ text: `Copy it by hand: ${certificate.id}` });
    }
  }

  return (
    <DemoDialog
      isOpen
      onClose={() => {
        setIsVerified(false);
        dispatch({ type: "certificate", id: null });
      }}
      app={cn("app--learning", styles.certificate)}
      title="Certificate"
      kicker={course.title}
      footer={
        <>
          <button
            className={buttonClass()}
            type="button"
            onClick={() => tools.save(`${certificate.id}.svg`, drawing)}
          >
            <Icon name="download" />
            Download
          </button>
          <button className={buttonClass("line")} type="button" onClick={() => window.print()}>
            Print
          </button>
          <button className={buttonClass("line")} type="button" onClick={() => void copy()}>
            Copy ID
          </button>
          <button className={buttonClass("line")} type="button" onClick={() => setIsVerified(true)}>
            Verify
          </button>
        </>
      }
    >
      <div
        className={styles.drawing}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <p className={cn(textClass(14, "quiet"), styles.text)}>
        {learner} completed {course.title}, {certificate.hours}, taught by {course.instructor}, on{" "}
        {certificate.date}. ID {certificate.id}
      </p>
      <p className={styles.verified} role="status">
        {isVerified &&
          `Valid. Issued to ${learner} on ${formatLocal(dateOfDay(course.completedOn), "day")}.`}
      </p>
    </DemoDialog>
  );
}
