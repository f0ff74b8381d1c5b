import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import {
  availabilityFailures,
  availabilityToasts as toasts,
  feedPart as labels,
} from "#app/content/availability.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { renew } from "#app/lib/renew.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { feedQuery } from "./availability-queries.ts";
import { endFeed, makeFeed } from "./block-repository.ts";
import { FeedAddress } from "./feed-address.tsx";
import { ActionCard } from "./settings-card.tsx";

/** The address under which calendar programs find the calls of a calendar. */
export function FeedPart({ host }: { readonly host: number }) {
  const queryClient = useQueryClient();
  const feed = useQuery(feedQuery(host));
  const [address, setAddress] = useState<string | null>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (wanted: "make" | "end") => {
      if (wanted === "make") return makeFeed(host);
      await endFeed(host);
      return null;
    },
    onSuccess: (made) => {
      setAddress(made);
      if (made === null) void notify(toasts.feedEnded);
    },
    onSettled: () => renew(queryClient, feedQuery(host).queryKey),
  });

  const buttonOf = (wanted: "make" | "end", label: string) => (
    <button
      className={buttonClass(wanted === "end" ? "ghost" : "line", "small")}
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate(wanted)}
    >
      {label}
    </button>
  );

  return (
    <ActionCard title={labels.title} text={labels.text}>
      {feed.isError && (
        <LoadFailure
          title={labels.failed}
          isRetrying={feed.isFetching}
          onRetry={() => void feed.refetch()}
        />
      )}
      {feed.data?.isOffered === false && <p>{labels.hosted}</p>}
      {address !== null && <FeedAddress key={address} address={address} />}
      {feed.data?.isOffered && (
        <>
          <p className={textClass(14)}>
            {feed.data.since === null
              ? labels.none
              : `${labels.since(readerDate(new Date(feed.data.since), "date"))} ${labels.replaceText}`}
          </p>
          <div className={cluster(8)}>
            {feed.data.since === null
              ? buttonOf("make", labels.make)
              : [buttonOf("make", labels.replace), buttonOf("end", labels.end)]}
          </div>
        </>
      )}
      {error && (
        <LoadFailure
          title={availabilityFailures.title}
          reason={reasonFor(error, availabilityFailures)}
          isRetrying={isPending}
          onRetry={() => variables && mutate(variables)}
        />
      )}
    </ActionCard>
  );
}
