import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import * as z from "zod/mini";
import type { ClientError, Result } from "../../src/client/client-error";
import {
  CheckboxField,
  RadioGroupField,
  SegmentField,
  SelectField,
  StepperField,
} from "../../src/forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../src/forms/form";
import { PasswordField, SentCodeField, TextAreaField, TextField } from "../../src/forms/text-fields";
import { useDraft } from "../../src/forms/use-draft";
import { useForm } from "../../src/forms/use-form";
import { loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import type { Locale } from "../../src/platform/locale";
import { message } from "../../src/rules/messages";
import { flagField, textField } from "../../src/rules/to-zod";

const sampleSchema = z.object({
  phone: textField("phone"),
  email: textField("email"),
  password: textField("password"),
  code: textField("smsCode"),
  note: textField("note"),
  industry: z.string(),
  kind: z.string(),
  years: z.string().check(z.minLength(1)),
  users: z.number(),
  terms: flagField("terms"),
});

export type SampleValues = z.input<typeof sampleSchema>;

export const emptyValues: SampleValues = {
  phone: "",
  email: "",
  password: "",
  code: "",
  note: "",
  industry: "",
  kind: "person",
  years: "1",
  users: 3,
  terms: false,
};

export const validValues: SampleValues = {
  ...emptyValues,
  phone: "13800001234",
  email: "shop@example.com",
  password: "sesame123",
  code: "123456",
  terms: true,
};

interface SampleProps {
  onSubmit: (values: SampleValues) => Promise<Result<string>>;
  onSuccess?: (data: string) => void;
  defaultValues?: SampleValues;
}

/** A form with one field of every kind. */
export function SampleForm({ onSubmit, onSuccess, defaultValues = emptyValues }: SampleProps) {
  const form = useForm({
    schema: sampleSchema,
    defaultValues,
    onSubmit,
    onSuccess: (data: string) => {
      draft.discard();
      onSuccess?.(data);
    },
    formFieldNames: { mail: "email" },
  });
  const draft = useDraft(form, { name: "sample", excludedFields: ["password", "code"] });
  const choices = [
    { value: "1", label: "One year" },
    { value: "2", label: "Two years" },
  ];
  const kinds = [
    { value: "person", label: "Person" },
    { value: "company", label: "Company" },
  ];
  return (
    <Form form={form} label="Sample">
      {draft.isRestored && <p>restored</p>}
      <FormMessage form={form} again="sent once" />
      <TextField form={form} name="phone" label="Phone" hint="11 digits" type="tel" />
      <TextField form={form} name="email" label="Email" />
      <PasswordField form={form} name="password" label="Password" />
      <SentCodeField form={form} name="code" label="Code" resendAt={null} onSend={() => undefined} />
      <TextAreaField form={form} name="note" label="Note" />
      <SelectField
        form={form}
        name="industry"
        label="Industry"
        options={[{ value: "food", label: "Food" }]}
      />
      <RadioGroupField form={form} name="kind" label="Kind" choices={kinds} />
      <SegmentField form={form} name="years" label="Years" choices={choices} />
      <StepperField form={form} name="users" label="Users" bounds={{ min: 1, max: 9 }} />
      <CheckboxField form={form} name="terms">
        I agree
      </CheckboxField>
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

/** Renders the form in a language, with its translations loaded. */
export async function showSample(props: Partial<SampleProps> = {}, locale: Locale = "zh-CN") {
  await setUpTranslations(locale);
  await loadNamespaces(locale, ["rules"]);
  const onSubmit = vi.fn<SampleProps["onSubmit"]>(
    props.onSubmit ?? (async () => ({ ok: true, data: "done" })),
  );
  const user = userEvent.setup();
  const view = render(<SampleForm {...props} onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  return { ...view, user, onSubmit };
}

/** A page with the prerendered form; `hydrate` brings its code. */
export async function hydrateSample() {
  await setUpTranslations("zh-CN");
  await loadNamespaces("zh-CN", ["rules"]);
  const onSubmit: SampleProps["onSubmit"] = async () => ({ ok: true, data: "done" });
  const form = <SampleForm onSubmit={onSubmit} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<MemoryRouter>{form}</MemoryRouter>);
  const hydrate = () => ({
    ...render(form, { container, hydrate: true, wrapper: MemoryRouter }),
    user: userEvent.setup(),
  });
  return { hydrate };
}

/** A failed result. */
export function failed(error: Partial<ClientError> & Pick<ClientError, "kind">): Result<never> {
  const whole = {
    message: message("http.networkOffline"),
    canRetry: true,
    status: 500,
    code: 1,
    errcode: 1,
    data: null,
    fields: [],
  };
  return { ok: false, error: { ...whole, ...error } };
}
