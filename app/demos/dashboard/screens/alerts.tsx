import { useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import {
  checkAlert,
  firedText,
  limitOf,
  ruleText,
  type AlertDraft,
  type AlertRule,
} from "../alerts.ts";
import { isCut } from "../cells.ts";
import styles from "./alerts.module.css";
import type { DashboardProps } from "./dashboard-props.ts";
import rowActions from "./row-actions.module.css";

const first: AlertDraft = {
  metric: "sales",
  direction: "below",
  against: "target",
  value: "",
  period: "monthly",
};

const against = [
  { value: "target", label: "their target" },
  { value: "value", label: "a value" },
] as const;

/** What the owner wants to be told of, each with what it would have told already. */
export function Alerts(props: DashboardProps) {
  const { alerts } = props.state;
  return (
    <section
      data-piece=""
      className={cn(stack(12), demoParts.panel, styles.alerts)}
      aria-labelledby="alerts"
    >
      <h3 id="alerts" tabIndex={-1}>
        Alerts
      </h3>
      {isCut(props.state.filters) && (
        <p className={typography.quiet}>Checked against what the filters leave.</p>
      )}
      <NewAlert {...props} />
      {alerts.length === 0 ? (
        <p className={typography.quiet}>No alert yet. Say above what you want to be told of.</p>
      ) : (
        <ul className={demoParts.rows} aria-labelledby="alerts">
          {alerts.map((rule) => (
            <AlertRow key={rule.id} {...props} rule={rule} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewAlert({ state, dispatch, tools }: DashboardProps) {
  const [draft, setDraft] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const change = (part: Partial<AlertDraft>) => {
    setDraft({ ...draft, ...part });
    setError(null);
  };
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = checkAlert(draft);
    setError(wrong);
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>('[name="value"]')?.focus();
      return;
    }
    const { against: kind, value, ...rest } = draft;
    const rule = { ...rest, limit: kind === "target" ? kind : (limitOf(value) ?? 0) };
    dispatch({ type: "addAlert", rule });
    const told = { ...rule, id: "", isOn: true };
    tools.announce(`${ruleText(told)}. ${firedText(told, state)}`);
    setDraft(first);
  }
  return (
    <form className={styles.newAlert} onSubmit={add} noValidate aria-label="New alert">
      <span aria-hidden="true">Tell me when</span>
      <FilterSelect
        name="metric"
        label="Metric"
        value={draft.metric}
        options={[
          { value: "sales", label: "sales" },
          { value: "orders", label: "orders" },
          { value: "growth", label: "growth" },
        ]}
        onChange={(metric) =>
          change({ metric, against: metric === "sales" ? draft.against : "value" })
        }
      />
      <FilterSelect
        name="direction"
        label="Direction"
        value={draft.direction}
        options={[
          { value: "below", label: "fall below" },
          { value: "above", label: "rise above" },
        ]}
        onChange={(direction) => change({ direction })}
      />
      <FilterSelect
        name="against"
        label="Against"
        value={draft.against}
        options={against.slice(draft.metric === "sales" ? 0 : 1)}
        onChange={(chosen) => change({ against: chosen })}
      />
      {draft.against === "value" && (
        <Field name="value" label="Value" scope="alert" error={error ?? undefined}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={draft.value}
              onChange={(event) => change({ value: event.target.value })}
            />
          )}
        </Field>
      )}
      <FilterSelect
        name="alert-period"
        label="For"
        value={draft.period}
        options={[
          { value: "monthly", label: "a month" },
          { value: "weekly", label: "a week" },
        ]}
        onChange={(period) => change({ period })}
      />
      <button className={buttonClass("line")} type="submit">
        Add alert
      </button>
    </form>
  );
}

type AlertRowProps = DashboardProps & { readonly rule: AlertRule };

function AlertRow({ state, dispatch, tools, rule }: AlertRowProps) {
  const text = ruleText(rule);
  return (
    <li>
      <span>
        <b id={`alert-${rule.id}`}>{text}</b>
        <span className={typography.quiet}>
          {rule.isOn ? firedText(rule, state) : "Switched off."}
        </span>
      </span>
      <span className={cn(row(8), rowActions.actions)}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={rule.isOn}
            aria-describedby={`alert-${rule.id}`}
            onChange={() => {
              dispatch({ type: "toggleAlert", id: rule.id });
              tools.announce(`${text} is ${rule.isOn ? "off" : "on"}`);
            }}
          />
          On
        </label>
        <button
          className={typography.link}
          type="button"
          aria-describedby={`alert-${rule.id}`}
          onClick={() => {
            dispatch({ type: "removeAlert", id: rule.id });
            tools.announce(`${text} is deleted`);
            focusAfter("#alerts");
          }}
        >
          Delete
        </button>
      </span>
    </li>
  );
}
