import demoParts from "#app/components/demo/demo-parts.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { cn } from "#app/lib/cn.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import rowActions from "./row-actions.module.css";
import team from "./team-screen.module.css";

/** Those who were invited and have not come yet. */
export function PendingMembers({ state, dispatch, tools }: DashboardProps) {
  if (state.pendingMembers.length === 0) return null;
  return (
    <section className={cn(demoParts.panel, team.below)}>
      <h3>Invited</h3>
      <ul className={demoParts.rows}>
        {state.pendingMembers.map(({ id, name, email, role }) => (
          <li key={id}>
            <span id={id}>
              {name}, {email}, {role} · pending
            </span>
            <span className={cn(row(8), rowActions.actions)}>
              <button
                className={buttonClass("line")}
                type="button"
                aria-describedby={id}
                onClick={() => {
                  tools.announce(`${name} would get the invitation again`);
                  tools.toast({ text: "Invitation repeated. In this demo nothing is sent." });
                }}
              >
                Resend
              </button>
              <button
                className={buttonClass("line")}
                type="button"
                aria-describedby={id}
                onClick={() => {
                  dispatch({ type: "uninvite", id });
                  tools.announce(`${name} is no longer invited`);
                }}
              >
                Remove
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
