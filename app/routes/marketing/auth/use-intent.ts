import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { arrivalOf } from "#app/lib/carried.ts";
import { fillIfEmpty } from "#app/forms/form-fields.ts";
import { intentOf } from "./intent.ts";

/** Opens the door that the link asked for, once React has started: the served page knows of no link. */
export function useIntent() {
  const pageRef = useRef<HTMLElement>(null);
  const { search, state } = useLocation();
  useEffect(() => {
    const intent = intentOf(arrivalOf(search, state));
    if (!intent || !pageRef.current) return;
    for (const door of pageRef.current.querySelectorAll<HTMLInputElement>('[name="kind"]')) {
      door.checked = door.value === intent.door;
    }
    const form = pageRef.current.querySelector<HTMLFormElement>('form[name="partner"]');
    if (!form) return;
    fillIfEmpty(form, "tier", intent.tier);
    fillIfEmpty(form, "partnerType", intent.type);
  }, [search, state]);
  return pageRef;
}
