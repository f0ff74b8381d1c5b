import { vi } from "vitest";

// The package prints every refused statement; the tests provoke hundreds.
vi.spyOn(console, "error").mockImplementation(() => undefined);
