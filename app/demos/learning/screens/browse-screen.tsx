import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { filterCourses, sortCatalog } from "../catalog.ts";
import learning from "../learning.module.css";
import { courseCategories, courseLevels, type BrowseSort, type Course } from "../model.ts";
import { formatMinutes } from "../times.ts";
import { CourseArt } from "./course-art.tsx";
import cards from "./course-card.module.css";
import { CourseDialog } from "./course-dialog.tsx";
import { EnrollButton } from "./enroll-button.tsx";
import type { LearningProps } from "./learning-props.ts";

const sorts: readonly { readonly value: BrowseSort; readonly label: string }[] = [
  { value: "popular", label: "Popular" },
  { value: "rated", label: "Top rated" },
  { value: "shortest", label: "Shortest" },
];

const levels = [
  { value: "all", label: "All levels" },
  ...courseLevels.map((level) => ({ value: level, label: level })),
] as const;

/** Categories and courses (specification, section 2). */
export function BrowseScreen(props: LearningProps) {
  const { state, dispatch } = props;
  const { courses, browseQuery, browseCategory, browseLevel, browseSort } = state;
  const shown = sortCatalog(
    filterCourses(courses, browseQuery, browseCategory, browseLevel),
    browseSort,
  );
  return (
    <>
      <h2 className={typography.visuallyHidden}>Browse</h2>
      <div className={cn(cluster(0), learning.filters)}>
        <SearchBox
          name="browse"
          label="Search courses"
          query={browseQuery}
          onQuery={(query) => dispatch({ type: "browseQuery", query })}
        />
        <FilterSelect
          name="level"
          label="Level"
          value={browseLevel}
          options={levels}
          onChange={(level) => dispatch({ type: "browseLevel", level })}
        />
        <ChoiceGroup
          label="Sort by"
          shape="segment"
          options={sorts}
          value={browseSort}
          onChange={(sort) => dispatch({ type: "browseSort", sort })}
        />
      </div>
      <div className={cn(cluster(0), learning.filters)}>
        <ChoiceGroup
          label="Category"
          shape="pills"
          options={(["all", ...courseCategories] as const).map((value) => ({
            value,
            label: value === "all" ? "All" : value,
            count: filterCourses(courses, "", value, "all").length,
          }))}
          value={browseCategory}
          onChange={(category) => dispatch({ type: "browseCategory", category })}
        />
        <p className={typography.quiet} role="status">
          {shown.length} {shown.length === 1 ? "course" : "courses"}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState text="No course matches.">
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "clearBrowse" })}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        <ul className={cards.courses}>
          {shown.map((course) => (
            <CatalogCard key={course.id} {...props} course={course} />
          ))}
        </ul>
      )}
      <CourseDialog {...props} />
    </>
  );
}

function CatalogCard({ course, ...props }: LearningProps & { readonly course: Course }) {
  const { id, title, instructor, level, duration, rating, students, image } = course;
  return (
    <li className={cn(demoParts.panel, cards.course)}>
      <div className={cards.picture}>
        <CourseArt image={image} id={`art-cat-${id}`} />
      </div>
      <h3 id={`cat-${id}`}>
        <button
          className={cards.open}
          type="button"
          aria-haspopup="dialog"
          onClick={() => props.dispatch({ type: "openCourse", id })}
        >
          {title}
        </button>
      </h3>
      <p className={cn(textClass(14), typography.quiet)}>
        {instructor} · {level} · {formatMinutes(duration)}
      </p>
      <p className={typography.number}>
        <span role="img" aria-label={`Rated ${rating.toFixed(1)} of 5`}>
          ★ {rating.toFixed(1)}
        </span>{" "}
        · {students.toLocaleString("en-US")} learners
      </p>
      <EnrollButton {...props} course={course} describedBy={`cat-${id}`} />
    </li>
  );
}
