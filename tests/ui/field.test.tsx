// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Checkbox } from "../../src/ui/checkbox";
import { Field } from "../../src/ui/field";
import { Select } from "../../src/ui/select";
import { TextArea } from "../../src/ui/text-area";
import { TextInput } from "../../src/ui/text-input";

const described = (element: Element) => {
  const id = element.getAttribute("aria-describedby");
  return id === null ? null : element.ownerDocument.getElementById(id)?.textContent;
};

const phone = (error?: string) => (
  <Field label="Phone" hint="11 digits" error={error}>
    <TextInput />
  </Field>
);

test("the label names the control and the hint describes it", () => {
  render(phone());
  const box = screen.getByRole("textbox", { name: "Phone" });
  expect(described(box)).toBe("11 digits");
  expect(box.hasAttribute("aria-invalid")).toBe(false);
});

test("an error takes the hint's place, marks the control and is announced politely", () => {
  const { rerender, container } = render(phone());
  const region = container.querySelector("[aria-live=polite]");
  expect(region?.textContent).toBe("");
  rerender(phone("One digit is missing"));
  const box = screen.getByRole("textbox", { name: "Phone" });
  expect(region?.textContent).toBe("One digit is missing");
  expect(described(box)).toBe("One digit is missing");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("11 digits")).toBeNull();
});

test("an error may lead to the article about it", () => {
  render(
    <Field label="Amount" error="From 100 yuan" help={<a href="/help/1">Why</a>}>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole("link", { name: "Why" })).toBeTruthy();
});

test("every kind of control takes its name from the field", () => {
  render(
    <>
      <Field label="Note">
        <TextArea />
      </Field>
      <Field label="Reason">
        <Select options={[{ value: "price", label: "Price" }]} placeholder="Choose" defaultValue="" />
      </Field>
    </>,
  );
  expect(screen.getByRole("textbox", { name: "Note" })).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Reason" })).toBeTruthy();
});

test("a checkbox with an error is described by it", () => {
  render(<Checkbox error="Agree before logging in">I agree</Checkbox>);
  expect(described(screen.getByRole("checkbox", { name: "I agree" }))).toBe("Agree before logging in");
});
