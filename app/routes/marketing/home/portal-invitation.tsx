import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { home } from "#app/content/home.ts";

/** The intent opens the sign-up on the portal's form (decision D6); the address stays bare. */
export function PortalInvitation() {
  const { headline, text, enter } = home.portal;
  return (
    <ClosingBand lines={headline} text={text}>
      <ActionLink to="/auth" state={{ intent: "portal" }} label={enter} icon="arrow" />
    </ClosingBand>
  );
}
