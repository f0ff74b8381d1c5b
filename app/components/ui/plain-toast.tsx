import { useEffect, useEffectEvent } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

/** As the toasts of the library: 5,000 ms. */
const closeAfter = 5000;

type PlainToastProps = { readonly message: ToastMessage; readonly onClose: () => void };

/** A toast with nothing that would have to be loaded first. */
export function PlainToast({ message, onClose }: PlainToastProps) {
  const { title, description, tone } = message;
  const isError = tone === "error";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), closeAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.toasts}>
      <div
        className={styles.toast}
        data-toast=""
        data-type={tone}
        role={isError ? "alert" : "status"}
      >
        <Icon name={isError ? "warning" : "check"} />
        <div>
          <h2>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
