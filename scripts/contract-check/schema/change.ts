export interface Change {
  keyword: string;
  isValid: boolean;
  value: unknown;
  what: string;
}

export type Make = (keyword: string, value: unknown, what: string) => Change;
