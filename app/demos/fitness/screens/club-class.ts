import { cn } from "#app/lib/cn.ts";
import styles from "../club.module.css";

/** The class names that give a dialog the club's colours and headings. */
export const clubClass = cn("app--fitness", styles.club);
