import type { SampleCourse } from "./sample-course.ts";
import { openCourses } from "./sample-courses-open.ts";
import { takenCourses } from "./sample-courses-taken.ts";

export const sampleCourses: readonly SampleCourse[] = [...takenCourses, ...openCourses];
