import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

/** Specification, section 9: toasts close after 4,000 to 5,000 ms. */
const closeAfter = 5000;

const manager = Toast.createToastManager();
let current: string | null = null;
let reportMounted: () => void = () => undefined;

/** Settles when the toaster is in the page; a toast added before that would be lost. */
export const mounted = new Promise<void>((resolve) => {
  reportMounted = resolve;
});

/** Replaces the toast on show by this one. */
export function show({ title, description, tone }: ToastMessage) {
  if (current) manager.close(current);
  current = manager.add({
    title,
    description,
    type: tone,
    timeout: closeAfter,
  });
}

export function Toaster() {
  useEffect(() => reportMounted(), []);
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={closeAfter}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-toast="">
      <Icon name={toast.type === "error" ? "warning" : "check"} />
      <div>
        <Toast.Title />
        <Toast.Description />
      </div>
      <Toast.Close aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
