import { expect, test } from "vitest";
import { checkPath } from "../../scripts/bench/check-path";
import { Misuse } from "../../scripts/lib/command-line";

test("an address that no contract has is refused before anything is measured", async () => {
  await expect(checkPath("/api/nope", "npm run bench")).rejects.toThrow(
    new Misuse(
      "npm run bench: --path /api/nope is answered HTTP 501; give the address of a read in a contract.",
    ),
  );
});

test("the address of a read is measured", async () => {
  await expect(checkPath("/api/news?page=1", "npm run bench")).resolves.toBeUndefined();
});
