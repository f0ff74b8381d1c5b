import { textClass } from "#app/components/ui/text.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import panels from "#app/components/ui/panel.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import { shortcuts as labels } from "#app/content/inbox.ts";
import desk from "#app/components/console/console.module.css";
import { cn } from "#app/lib/cn.ts";
import shortcuts from "./shortcuts-panel.module.css";

type ShortcutsPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
};

/** The list of keys, and the switch that turns them off. */
export function ShortcutsPanel({ isOpen, onClose, isOn, onTurn }: ShortcutsPanelProps) {
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      className={cn(desk.console, panels.card)}
      title={labels.title}
      closeLabel={labels.close}
    >
      <dl className={cn(stack(4), shortcuts.keys)}>
        {labels.keys.map(({ keys, does }) => (
          <div key={does}>
            <dt className={row(6)}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={cn(row(10), textClass(14, 560), shortcuts.switch)}>
        <input type="checkbox" checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
        {labels.use}
      </label>
    </Panel>
  );
}
