import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { inbox } from "#app/content/inbox.ts";
import { savedViewsQuery } from "./saved-view-queries.ts";

/** One's own views, where the others stand. */
export function SavedViewLinks() {
  const { data: views = [] } = useQuery(savedViewsQuery());
  if (views.length === 0) return null;
  return (
    <ul aria-label={inbox.savedViews}>
      {views.map(({ id, name, address }) => (
        <li key={id}>
          <Link to={{ search: address }}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
