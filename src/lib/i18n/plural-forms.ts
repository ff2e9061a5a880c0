/** A text with a count, rendered on the server for browser scripts, which have no translator. */
export interface PluralForms {
  zero: string
  one: string
  other: string
}

const placeholder = '{number}'

/**
 * Renders the forms of a message that selects by `count` and shows `number`. Dutch, French, English and German need no
 * more than these three (Unicode CLDR, cardinal plurals below a million).
 */
export function pluralForms(make: (values: { count: number; number: string }) => string): PluralForms {
  const form = (count: number) => make({ count, number: placeholder })
  return { zero: form(0), one: form(1), other: form(2) }
}

/** The form for a whole number, with the number in its place. */
export function formatPlural({ zero, one, other }: PluralForms, count: number): string {
  const form = count === 0 ? zero : count === 1 ? one : other
  return form.replace(placeholder, String(count))
}
