import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { supportChannels, type SupportChannel } from "#app/content/support.ts";

/** The three ways to reach us, each with what it promises. */
export function Channels() {
  return (
    <div className="wrap">
      <ul className="channels">
        {supportChannels.map((channel) => (
          <li key={channel.name}>
            <h2>
              <Icon name={channel.icon} />
              {channel.name}
            </h2>
            <p className="channels__p">
              <b className="d">{channel.promise}</b>
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
      <a className="btn btn--s btn--line" href={action.href}>
        {inner}
      </a>
    );
  }
  const [pathname, hash] = action.to.split("#");
  return (
    <Link
      className="btn btn--s btn--line"
      to={{ pathname, search: action.query, hash: hash ? `#${hash}` : "" }}
      prefetch="intent"
      viewTransition
    >
      {inner}
    </Link>
  );
}
