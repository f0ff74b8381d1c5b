import { useQuery } from "@tanstack/react-query";
import states from "#app/components/console/states.module.css";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { inbox } from "#app/content/inbox.ts";

type LaterPageProps = {
  readonly name: "deals" | "import" | "person" | "company" | "connections" | "issues";
  readonly userId: string;
};

/** A part of the console whose script comes when it is opened first, so that the inbox does not wait for it. */
export function LaterPage({ name, userId }: LaterPageProps) {
  const query = useQuery({
    queryKey: ["later pages"],
    queryFn: () => import("./later-pages.ts"),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const Page = query.data?.[name];
  if (Page) return <Page userId={userId} />;
  return query.isError ? (
    <LoadFailure
      title={inbox.later.failed}
      reason={inbox.later.reason}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <p className={states.line} role="status">
      {inbox.later.loading}
    </p>
  );
}
