import { writeNumber } from './number-format'

/** A text with a count, rendered on the server for browser scripts, which have no translator. */
export interface PluralForms {
  /** BCP 47 tag of the language whose rules the number follows. */
  numbers: string
  zero: string
  one: string
  other: string
}

const placeholder = '{number}'

/**
 * Renders the forms of a message that selects by `count` and shows `number`. Dutch, French, English and German need no
 * more than these three (Unicode CLDR, cardinal plurals below a million).
 *
 * @param translator that gives the message
 */
export function pluralForms(
  { numbers }: { numbers: string },
  make: (values: { count: number; number: string }) => string,
): PluralForms {
  const form = (count: number) => make({ count, number: placeholder })
  return { numbers, zero: form(0), one: form(1), other: form(2) }
}

/** The form for a whole number, with the number in its place. */
export function formatPlural({ numbers, zero, one, other }: PluralForms, count: number): string {
  const form = count === 0 ? zero : count === 1 ? one : other
  return form.replace(placeholder, writeNumber(count, numbers))
}
