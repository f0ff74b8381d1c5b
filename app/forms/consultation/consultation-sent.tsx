import type { ReactNode, RefObject } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import { SentPanel } from "#app/components/marketing/sent-panel.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { consultation } from "#app/content/consultation.ts";
import { cn } from "#app/lib/cn.ts";
import { consultationTypes, preferredTimes, timezones } from "#domain/lead-options.ts";
import { optionLabel } from "#domain/option.ts";
import { readerDay } from "#domain/zoned-dates.ts";
import styles from "./consultation-form.module.css";
import type { SubmittedConsultation } from "./consultation-repository.ts";
import type { ConsultationRequest } from "./consultation-schema.ts";

type ConsultationSentProps = {
  readonly submitted: SubmittedConsultation;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
};

/** Takes the place of the form once it is sent: the toast's words, the reference and what happens next. */
export function ConsultationSent({ submitted, ref, children }: ConsultationSentProps) {
  const { confirmation: words, sent, hints } = consultation;
  const { reference, request } = submitted;
  const type = optionLabel(consultationTypes, request.consultationType) ?? "";
  return (
    <div className={cn(sections.section, styles.sent)}>
      <div className={layout.pageWidth}>
        <SentPanel
          ref={ref}
          title={sent.title}
          text={sent.description}
          facts={[
            { term: words.reference, value: reference, isCode: true },
            { term: words.session, value: `30 minutes, ${type.toLowerCase()}` },
            { term: words.asked, value: askedFor(request) || words.anyTime },
            { term: words.services, value: request.services.join(", ") || hints.noService },
            { term: words.next, value: words.nextText },
          ]}
        >
          <ActionLink to="/examples" label={words.stories} icon="arrow" size="small" />
          <ActionLink to="/" label={words.home} look="line" size="small" />
        </SentPanel>
      </div>
      {children}
    </div>
  );
}

function askedFor({ preferredDate, preferredTime, timezone }: ConsultationRequest): string {
  const time = optionLabel(preferredTimes, preferredTime);
  const zone = optionLabel(timezones, timezone);
  if (!preferredDate && !time) return "";
  return [preferredDate && readerDay(preferredDate, "date"), time, zone].filter(Boolean).join(", ");
}
