import type { Deal } from "./deal.ts";

type DealButtonProps = {
  readonly deal: Deal;
  readonly className: string | undefined;
  readonly onOpen: (id: string) => void;
};

/** The title of a deal, which opens it; what the keys of board and list go by. */
export function DealButton({ deal: { id, stage, title }, className, onOpen }: DealButtonProps) {
  return (
    <button
      className={className}
      type="button"
      id={`deal-${stage}-${id}`}
      data-deal={id}
      aria-haspopup="dialog"
      aria-keyshortcuts="m"
      onClick={() => onOpen(id)}
    >
      <bdi>{title}</bdi>
    </button>
  );
}
