// Gives each test file modules of its own in a thread that many share: state that one leaves does not reach the next.
// Packages stay loaded.
import { vi } from "vitest";

vi.resetModules();
