import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Moves the slider to its end by keys and waits until a code may be asked for. */
export async function proveByKeys(user: UserEvent): Promise<void> {
  screen.getByRole("slider").focus();
  await user.keyboard("{End}");
  await waitFor(
    () => {
      const button = screen.getByRole("button", { name: "获取验证码" });
      if (button.hasAttribute("disabled") || button.getAttribute("aria-disabled") === "true")
        throw new Error("No code can be asked for yet.");
    },
    { timeout: 5000 },
  );
}
