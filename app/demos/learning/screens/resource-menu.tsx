import { useRef, useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Chapter, Course } from "../model.ts";
import { resourcesOf } from "../resources.ts";
import type { LearningProps } from "./learning-props.ts";
import styles from "./resource-menu.module.css";

type ResourceMenuProps = LearningProps & { readonly course: Course; readonly chapter: Chapter };

const labels = ["Cheat sheet (.md)", "Practice data (.csv)"];

/** Download Resources: the two files of a chapter, made in the page. */
export function ResourceMenu({ tools, course, chapter }: ResourceMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useKeyListener(menu, (event) => {
    if (event.key === "Escape") setIsOpen(false);
  });
  const files = resourcesOf(course, chapter);
  return (
    <div className={styles.resources} ref={menu}>
      <button
        className={buttonClass("line")}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="download" />
        Download Resources
      </button>
      {isOpen && (
        <ul className={demoParts.menu}>
          {files.map(({ name, text }, index) => (
            <li key={name}>
              <button
                className={demoParts.menuItem}
                type="button"
                onClick={() => {
                  tools.save(name, text);
                  tools.announce(`${labels[index] ?? name} is in your downloads`);
                  setIsOpen(false);
                }}
              >
                {labels[index]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
