import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { supportChannels, type SupportChannel } from "#app/content/support.ts";
import support from "#app/forms/support/support.module.css";

/** The three ways to reach us, each with what it promises. */
export function Channels() {
  return (
    <div className={layout.pageWidth} data-whole="">
      <ul className={support.channels}>
        {supportChannels.map((channel) => (
          <li key={channel.name}>
            <h2>
              <Icon name={channel.icon} />
              {channel.name}
            </h2>
            <p className={support.price}>
              <b className={typography.display}>{channel.promise}</b>
              <span>{channel.note}</span>
            </p>
            <p>{channel.text}</p>
            <Action action={channel.action} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Action({ action }: { readonly action: SupportChannel["action"] }) {
  const inner = (
    <>
      {action.label}
      <Icon name="arrow" />
    </>
  );
  if ("href" in action) {
    return (
      <a className={buttonClass("line", "small")} href={action.href}>
        {inner}
      </a>
    );
  }
  const [pathname, hash] = action.to.split("#");
  return (
    <Link
      className={buttonClass("line", "small")}
      to={{ pathname, search: action.query, hash: hash ? `#${hash}` : "" }}
      prefetch="intent"
      viewTransition
    >
      {inner}
    </Link>
  );
}
