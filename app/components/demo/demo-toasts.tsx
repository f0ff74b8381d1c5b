import { Toast } from "@base-ui/react/toast";
import toastStyles from "#app/components/ui/toast.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./demo-toasts.module.css";

type DemoToastsProps = {
  readonly manager: ReturnType<typeof Toast.createToastManager>;
  /** The demo's own class, so that its colours reach them: `app--ecommerce`. */
  readonly app: string;
};

/** At most three; for the eye only, since the demo's live region says the same (`aria-live` is off). */
export function DemoToasts({ manager, app }: DemoToastsProps) {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={cn(app, toastStyles.toasts, styles.list)} aria-live="off">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={cn(toastStyles.toast, styles.toast)}
      data-toast=""
    >
      <Toast.Title render={<p />} />
      {toast.actionProps && <Toast.Action className={styles.undo} />}
      <Toast.Close aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
